import Domain
import FoundationEssentials
import Synchronization

/// The open streams of a store. After a change they are read again before its author continues.
package final class LiveReads: Sendable {
    /// Where a stream's values come from.
    package enum Source {
        /// The file, which another process may change.
        case file
        /// This process's memory.
        case process
    }

    private struct State {
        var nextKey = 0
        /// Oldest first. Few are open at a time.
        var open: [(key: Int, read: LiveRead)] = []
        var watch: Task<Void, Never>?
        /// Called before streams are read again for others' writes.
        var follow: (@Sendable () -> Void)?
        /// How far what the file says can be trusted, in a clinic that has a remote.
        var freshness: (@Sendable () -> (asOf: Date, freshness: Freshness))?
    }

    private let state = Mutex(State())
    private let clock: any WallClock
    private let deliveries: PendingDeliveries
    private let watcher: ForeignChanges?

    /// Creates the streams' registry. `watcher` looks for changes by other processes, and is nil if there can be none.
    init(clock: any WallClock, deliveries: PendingDeliveries, watcher: ForeignChanges?) {
        self.clock = clock
        self.deliveries = deliveries
        self.watcher = watcher
    }

    deinit { state.withLock { $0.watch?.cancel() } }

    /// How many streams are open.
    var count: Int { state.withLock(\.open.count) }

    /// Whether changes by other processes are being looked for.
    var isWatching: Bool { state.withLock { $0.watch != nil } }

    /// Opens a stream, which has its first snapshot when this returns, and closes it when its reader stops.
    package func stream<Value: Sendable & Equatable>(
        from source: Source, _ read: @escaping @Sendable () throws(AppError) -> Value
    ) -> Snapshots<Value> {
        let (stream, continuation) = Snapshots<Value>.makeStream(deliveries)
        let live = LiveRead(
            from: source, to: continuation, trust: { [weak self] in self?.trust(in: source) }, read: read)
        let key = add(live)
        continuation.onTermination { [weak self] in self?.remove(key) }
        live.refresh()
        return stream
    }

    /// Opens a stream that begins once a step is done, or says what kept it from being done. As long as `isWhole` is
    /// false, its values are only a part of what there is.
    func stream<Value: Sendable & Equatable>(
        from source: Source, isWhole: @escaping @Sendable () -> Bool,
        _ step: @escaping @Sendable () async throws(AppError) -> Void,
        then read: @escaping @Sendable () throws(AppError) -> Value
    ) -> Snapshots<Value> {
        let (stream, continuation) = Snapshots<Value>.makeStream(deliveries)
        let begun = FirstStep()
        let live = LiveRead(
            from: source, to: continuation,
            trust: { [weak self] in
                guard begun.isDone, let trust = self?.trust(in: source) else { return nil }
                return isWhole() ? trust : (trust.asOf, .incomplete)
            }
        ) { () throws(AppError) in
            try begun.check()
            return try read()
        }
        let key = add(live)
        continuation.onTermination { [weak self] in self?.remove(key) }
        Task {
            await begun.take(step)
            live.refresh()
        }
        return stream
    }

    /// Sets how current the file's contents are; without it, they are.
    package func trust(_ freshness: @escaping @Sendable () -> (asOf: Date, freshness: Freshness)) {
        state.withLock { $0.freshness = freshness }
    }

    /// Has something done each time that others wrote, before any stream is read again.
    func onOthersWriting(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.follow = action }
    }

    /// Reads every open stream again for others' writes, after the session.
    package func othersWrote() {
        state.withLock(\.follow)?()
        refresh()
    }

    /// Stops looking for others' changes until another stream is opened.
    func stopWatching() {
        state.withLock { state in
            state.watch?.cancel()
            state.watch = nil
        }
    }

    private func trust(in source: Source) -> (asOf: Date, freshness: Freshness) {
        guard source == .file, let freshness = state.withLock(\.freshness) else { return (clock.now, .fresh) }
        return freshness()
    }

    /// Reads every open stream again, oldest first.
    package func refresh() {
        let open = state.withLock(\.open)
        for (_, read) in open { read.refresh() }
    }

    private func add(_ live: LiveRead) -> Int {
        state.withLock { state in
            defer { state.nextKey += 1 }
            state.open.append((state.nextKey, live))
            if live.source == .file, state.watch == nil { state.watch = watch() }
            return state.nextKey
        }
    }

    private func remove(_ key: Int) {
        // Removed streams are freed only after the lock is released, because that may end a stream, which calls back.
        let removed = state.withLock { state in
            // The newest is the likeliest to go: a screen that was left, a read that was asked for once.
            let removed = state.open.lastIndex { $0.key == key }.map { state.open.remove(at: $0) }
            guard !state.open.contains(where: { $0.read.source == .file }) else { return removed }
            state.watch?.cancel()
            state.watch = nil
            return removed
        }
        withExtendedLifetime(removed) {}
    }

    private func watch() -> Task<Void, Never>? {
        guard let watcher else { return nil }
        let changed: @Sendable () -> Void = { [weak self] in self?.othersWrote() }
        return Task { await watcher.watch(changed) }
    }
}
