/// A place in the order of a remote's changes. Only the remote knows what it means; workstations keep it.
package struct RemoteCursor: Hashable, Sendable {
    /// What a workstation keeps; empty before the first change.
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

    /// Whether this is the first page of all, although a place was named: the remote does not know that place, for it
    /// was restored from a copy. What it has may be older than what this workstation has, and lack what was written
    /// since.
    package let restarted: Bool

    /// A page from its parts.
    package init(records: [RemoteRecord], next: RemoteCursor, left: Int, restarted: Bool = false) {
        self.records = records
        self.next = next
        self.left = left
        self.restarted = restarted
    }
}
