import Domain
import FoundationEssentials
import Synchronization

/// An open stream, and how to refresh it.
///
/// A closure knows the query and the last value, so that one class serves all types of values.
final class LiveRead: Sendable {
    let source: LiveReads.Source
    private let update: @Sendable () -> Void
    private let end: @Sendable () -> Void

    init<Value: Sendable & Equatable>(
        from source: LiveReads.Source, to continuation: Snapshots<Value>.Continuation,
        trust: @escaping @Sendable () -> (asOf: Date, freshness: Freshness)?,
        read: @escaping @Sendable () throws(AppError) -> Value
    ) {
        let last = Mutex<(answer: Result<Value, AppError>, freshness: Freshness)?>(nil)
        self.source = source
        end = { continuation.finish() }
        // Reads and yields under one lock: of two refreshes at once, the one that read later also speaks later.
        update = {
            last.withLock { last in
                // The store is gone: nothing more is sent.
                guard let (asOf, freshness) = trust() else { return }
                let answer = Result(catching: read)
                guard answer != last?.answer || freshness != last?.freshness else { return }
                last = (answer, freshness)
                continuation.yield(Snapshot(answer, asOf: asOf, freshness))
            }
        }
    }

    /// A stream whose store is gone has nothing more to say.
    deinit { end() }

    /// Reads again, and sends the value if it changed.
    func refresh() {
        update()
    }
}

extension Snapshot {
    fileprivate init(_ answer: Result<Value, AppError>, asOf: Date, _ freshness: Freshness) {
        switch answer {
        case .success(let value): self = .value(value, asOf: asOf, freshness: freshness)
        case .failure(let error): self = .unavailable(error)
        }
    }
}
