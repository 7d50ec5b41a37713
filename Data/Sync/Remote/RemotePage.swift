/// A position in a remote's changes. Only the remote can interpret it; workstations store it.
package struct RemoteCursor: Hashable, Sendable {
    /// The stored text; empty before the first change.
    package let text: String

    /// A cursor that was kept.
    package init(text: String) {
        self.text = text
    }

    /// The same position, marked: since it was read, the remote has answered a write or leased numbers, so the
    /// workstation knows more than the position says.
    package var behindAnswers: RemoteCursor {
        text.isEmpty || text.hasSuffix("/+") ? self : RemoteCursor(text: text + "/+")
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

    /// Whether this is the first page although a position was given: the remote does not know the position, because it
    /// was restored from a copy. Its data may be older than this workstation's, and lack later writes.
    package let restarted: Bool

    /// The changes that are not among them although they were made; nil if there are none.
    package let held: HeldChanges?

    /// A page from its parts.
    package init(
        records: [RemoteRecord], next: RemoteCursor, left: Int, restarted: Bool, held: HeldChanges? = nil
    ) {
        self.held = held
        self.records = records
        self.next = next
        self.left = left
        self.restarted = restarted
    }
}

/// Changes that the remote keeps back until a transaction ends: others might commit before them.
package struct HeldChanges: Hashable, Sendable {
    /// The transaction, as only the remote names it.
    package let transaction: String

    /// Its role, program and database, for people.
    package let owner: String

    /// Changes behind somebody's transaction.
    package init(transaction: String, owner: String) {
        (self.transaction, self.owner) = (transaction, owner)
    }
}
