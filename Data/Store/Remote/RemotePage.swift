/// A place in the order of a remote's changes. Only the remote knows what it means; stations keep it.
package struct RemoteCursor: Hashable, Sendable {
    /// What a station keeps; empty before the first change.
    package let text: String

    /// A cursor that was kept.
    package init(text: String) {
        self.text = text
    }

    /// Before the first change.
    package static let start = RemoteCursor(text: "")
}

/// The next changes of a remote.
package struct RemotePage: Hashable, Sendable {
    /// The records, each as it is now.
    package let records: [RemoteRecord]

    /// Where the next page begins.
    package let next: RemoteCursor

    /// How many changes there are after this page, more or less; 0 after the last one.
    package let left: Int

    /// A page from its parts.
    package init(records: [RemoteRecord], next: RemoteCursor, left: Int) {
        self.records = records
        self.next = next
        self.left = left
    }
}
