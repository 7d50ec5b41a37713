import Domain
import Synchronization

/// The live reads of a store that are open, each of which hears of every change.
final class LiveReads: Sendable {
    private typealias Open = (last: Int, reads: [Int: @Sendable () -> Void])

    private let open = Mutex<Open>((0, [:]))
    private let deliveries: PendingDeliveries

    /// None yet; `deliveries` counts what was handed over and not taken in.
    init(_ deliveries: PendingDeliveries) {
        self.deliveries = deliveries
    }

    /// A live read of what `read` answers: now, and after each change.
    func snapshots<Value: Sendable>(
        _ read: @escaping @Sendable () throws(AppError) -> Value
    ) -> Snapshots<Value> {
        let (stream, continuation) = Snapshots<Value>.makeStream(deliveries)
        let answer: @Sendable () -> Void = { continuation.yield(Result { () throws(AppError) in try read() }) }
        let number = open.withLock { open in
            open.last += 1
            open.reads[open.last] = answer
            answer()
            return open.last
        }
        continuation.onTermination { [weak self] in _ = self?.open.withLock { $0.reads.removeValue(forKey: number) } }
        return stream
    }

    /// Reads again for every reader.
    func changed() {
        open.withLock { open in for answer in open.reads.values { answer() } }
    }
}
