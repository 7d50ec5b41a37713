/// Waits on a clock until something is due. Each kind of thing is waited for once; nothing is asked again and again.
@MainActor final class Alarms<Kind: Hashable & Sendable> {
    private let clock: any Clock<Duration>
    private let ring: @MainActor (Kind) -> Void
    private var waiting: [Kind: Task<Void, Never>] = [:]

    /// Alarms on a clock.
    init(_ clock: any Clock<Duration>, ring: @escaping @MainActor (Kind) -> Void) {
        (self.clock, self.ring) = (clock, ring)
    }

    /// Rings after a time, and not at the time that was set before; never for nil.
    func set(_ kind: Kind, in time: Duration?) {
        waiting[kind]?.cancel()
        waiting[kind] = time.map { time in
            Task { [weak self, clock] in
                do { try await clock.sleep(for: time) } catch { return }
                // Another time may have been set just when this one was over.
                if Task.isCancelled { return }
                self?.waiting[kind] = nil
                self?.ring(kind)
            }
        }
    }

    /// Rings no more.
    func end() {
        for task in waiting.values { task.cancel() }
        waiting = [:]
    }
}
