import Domain
import Synchronization

/// One open stream: where it reads, and how it is brought up to date.
///
/// What it reads and what it said last is known to a closure only, so that one class does for all kinds of values.
final class LiveRead: Sendable {
    let source: LiveReads.Source
    private let update: @Sendable () -> Void
    private let end: @Sendable () -> Void

    init<Value: Sendable & Equatable>(
        from source: LiveReads.Source, clock: any WallClock, to continuation: Snapshots<Value>.Continuation,
        read: @escaping @Sendable () throws(AppError) -> Value
    ) {
        let last = Mutex<Result<Value, AppError>?>(nil)
        self.source = source
        end = { continuation.finish() }
        // Reads and yields under one lock: of two refreshes at once, the one that read later also speaks later.
        update = {
            last.withLock { last in
                let answer = Result(catching: read)
                guard answer != last else { return }
                last = answer
                continuation.yield(Snapshot(answer, asOf: clock))
            }
        }
    }

    /// A stream whose store is gone has nothing more to say.
    deinit { end() }

    /// Reads again, and says so to whoever looks if the answer changed.
    func refresh() {
        update()
    }
}

extension Snapshot {
    fileprivate init(_ answer: Result<Value, AppError>, asOf clock: any WallClock) {
        switch answer {
        case .success(let value): self = .value(value, asOf: clock.now, freshness: .fresh)
        case .failure(let error): self = .unavailable(error)
        }
    }
}
