/// A live read: the present snapshot at once, then a new one after every change, until the reader stops.
///
/// A slow reader misses snapshots in between, never the newest. Unlike an `AsyncStream`, it tells ``Deliveries`` when a
/// reader was handed a snapshot and when the reader is done with it, so that whoever draws a screen after a write can wait
/// until the write has arrived everywhere.
package struct Snapshots<Value: Sendable>: AsyncSequence, Sendable {
    private let reader: Reader

    /// A live read and the end that feeds it; `deliveries` hears of every snapshot that a waiting reader is handed.
    package static func makeStream(_ deliveries: Deliveries) -> (stream: Snapshots, continuation: Continuation) {
        let channel = SnapshotChannel<Value>(deliveries)
        return (Snapshots(reader: Reader(channel: channel)), Continuation(channel: channel))
    }

    /// A reader of the live read. There can be one; what two of them get is split between them.
    package func makeAsyncIterator() -> Iterator {
        Iterator(reader: reader)
    }

    /// Reads snapshot by snapshot.
    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let reader: Reader

        /// The next snapshot, or nil when the read is over or the reader was cancelled.
        package mutating func next(isolation actor: isolated (any Actor)?) async -> Snapshot<Value>? {
            // Most reads have their first snapshot before anyone asks: then there is nothing to wait or be cancelled for.
            if let ready = reader.channel.takeReady() { return ready }
            return await withTaskCancellationHandler {
                await withCheckedContinuation(isolation: actor) { reader.channel.take($0) }
            } onCancel: { [channel = reader.channel] in
                channel.end()
            }
        }
    }

    /// The end that feeds a live read.
    package struct Continuation: Sendable {
        fileprivate let channel: SnapshotChannel<Value>

        /// Hands a snapshot to the reader, or keeps it as the newest until the reader comes.
        package func yield(_ snapshot: Snapshot<Value>) {
            channel.offer(snapshot)
        }

        /// Ends the read.
        package func finish() {
            channel.end()
        }

        /// Hears, once, that the read is over: finished, cancelled, or let go of.
        package func onTermination(_ action: @escaping @Sendable () -> Void) {
            channel.onEnd(action)
        }
    }

    /// Held by whoever reads or may read; when the last of them lets go, the read is over.
    fileprivate final class Reader: Sendable {
        let channel: SnapshotChannel<Value>

        init(channel: SnapshotChannel<Value>) {
            self.channel = channel
        }

        deinit {
            channel.end()
        }
    }
}
