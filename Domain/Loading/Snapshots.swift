/// A live read: the present snapshot at once, then a new one after every change, until the reader stops.
///
/// A slow reader misses snapshots in between, never the newest. Unlike an `AsyncStream`, it tells ``Deliveries`` when a
/// reader was handed a snapshot and when the reader is done with it, so that whoever draws a screen after a write can
/// wait until the write has arrived everywhere.
package struct Snapshots<Value: Sendable>: AsyncSequence, Sendable {
    @usableFromInline let reader: SnapshotReader

    /// A live read and the end that feeds it; `deliveries` hears of every snapshot that a waiting reader is handed.
    package static func makeStream(_ deliveries: Deliveries) -> (stream: Snapshots, continuation: Continuation) {
        let channel = SnapshotChannel(deliveries)
        return (Snapshots(reader: SnapshotReader(channel: channel)), Continuation(channel: channel))
    }

    /// A reader of the live read. Each of several is given what the others are given.
    @inlinable package func makeAsyncIterator() -> Iterator {
        Iterator(reader: reader)
    }

    /// Reads snapshot by snapshot.
    package struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let reader: SnapshotReader
        @usableFromInline let place: SnapshotChannel.Reader

        @inlinable init(reader: SnapshotReader) {
            self.reader = reader
            place = reader.channel.makeReader()
        }

        /// The next snapshot, or nil when the read is over or the reader was cancelled.
        @inlinable package mutating func next(isolation actor: isolated (any Actor)?) async -> Snapshot<Value>? {
            // Most reads have their first snapshot before anyone asks: then there is nothing to wait or be cancelled
            // for.
            if let ready = reader.channel.takeReady(place) { return Self.unpacked(ready) }
            return await reader.channel.wait(place, isolation: actor).map(Self.unpacked)
        }

        /// A channel holds nothing but what its own continuation packed.
        @inlinable static func unpacked(_ parcel: SnapshotChannel.Parcel) -> Snapshot<Value> {
            unsafeDowncast(parcel, to: SnapshotParcel<Value>.self).snapshot
        }
    }

    /// The end that feeds a live read.
    package struct Continuation: Sendable {
        @usableFromInline let channel: SnapshotChannel

        init(channel: SnapshotChannel) {
            self.channel = channel
        }

        /// Hands a snapshot to each reader, and keeps it as the newest for readers that come later.
        @inlinable package func yield(_ snapshot: Snapshot<Value>) {
            channel.offer(SnapshotParcel(snapshot))
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
}
