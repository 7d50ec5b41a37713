@_exported import Channels

/// A live read of a repository: the present snapshot at once, then a new one after every change, until the reader
/// stops.
package struct Snapshots<Value: Sendable>: AsyncSequence, Sendable {
    /// Reads snapshot by snapshot.
    package typealias Iterator = LiveValues<Snapshot<Value>>.Iterator
    /// The end that feeds a live read.
    package typealias Continuation = LiveValues<Snapshot<Value>>.Continuation

    @usableFromInline let values: LiveValues<Snapshot<Value>>

    /// A live read and the end that feeds it; `deliveries` counts every snapshot that a waiting reader is handed.
    package static func makeStream(
        _ deliveries: PendingDeliveries
    ) -> (stream: Snapshots, continuation: Continuation) {
        let (values, continuation) = LiveValues<Snapshot<Value>>.makeStream(deliveries)
        return (Snapshots(values: values), continuation)
    }

    /// A reader of the live read. Each of several is given what the others are given.
    @inlinable package func makeAsyncIterator() -> Iterator { values.makeAsyncIterator() }
}
