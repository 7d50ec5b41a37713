/// Held by whoever reads or may read a live read; when the last of them lets go, the read is over.
package final class SnapshotReader: Sendable {
    /// Where the snapshots come from.
    package let channel: SnapshotChannel

    init(channel: SnapshotChannel) {
        self.channel = channel
    }

    deinit {
        channel.end()
    }
}

/// A snapshot on its way through a channel.
package final class SnapshotParcel<Value: Sendable>: Sendable {
    /// What is in it.
    package let snapshot: Snapshot<Value>

    /// A snapshot, packed.
    @inlinable package init(_ snapshot: Snapshot<Value>) {
        self.snapshot = snapshot
    }
}
