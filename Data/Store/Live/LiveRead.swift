import Domain
import Synchronization

/// Something on screen that can be brought up to date.
protocol Refreshable: Sendable {
    /// Reads again, and says so to whoever looks if the answer changed.
    func refresh()
}

/// One open stream: what it reads, and what it said last.
final class LiveRead<Value: Sendable & Equatable>: Refreshable {
    private let read: @Sendable () throws(AppError) -> Value
    private let clock: any WallClock
    private let continuation: Snapshots<Value>.Continuation
    private let last = Mutex<Result<Value, AppError>?>(nil)

    init(
        clock: any WallClock, to continuation: Snapshots<Value>.Continuation,
        read: @escaping @Sendable () throws(AppError) -> Value
    ) {
        self.clock = clock
        self.continuation = continuation
        self.read = read
    }

    /// A stream whose store is gone has nothing more to say.
    deinit { continuation.finish() }

    /// Reads and yields under one lock: of two refreshes at once, the one that read later also speaks later.
    func refresh() {
        last.withLock { last in
            let answer = Result(catching: read)
            guard answer != last else { return }
            last = answer
            continuation.yield(snapshot(of: answer))
        }
    }

    private func snapshot(of answer: Result<Value, AppError>) -> Snapshot<Value> {
        switch answer {
        case .success(let value): .value(value, asOf: clock.now, freshness: .fresh)
        case .failure(let error): .unavailable(error)
        }
    }
}
