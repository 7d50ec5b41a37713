import FoundationEssentials

/// Where a workstation is that fetches everything, one kind of record after the other.
package struct RemoteSnapshotPlace: Hashable, Sendable {
    /// The moment at which it began, as the remote named it.
    package let start: String

    /// The kind.
    package let kind: String

    /// The last record of the kind that it has; nil before the first.
    package let last: UUID?

    /// A place among the records of a kind.
    package init(start: String, kind: String, last: UUID? = nil) {
        (self.start, self.kind, self.last) = (start, kind, last)
    }
}

/// A part of everything, for a workstation that fetches that: to begin with, which kinds there are; then the next
/// records of a kind, in the order of their identities, with all that was signed about them.
///
/// Each record is as it was when the workstation began, so that all fit together. What has changed since is read as
/// changes afterwards, from the cursor on.
package struct RemoteSnapshot: Hashable, Sendable {
    /// The records. One that has changed since has no body, and is as its steps say.
    package let records: [RemoteRecord]

    /// The identities of those that have changed since.
    package let asSigned: Set<UUID>

    /// Their steps, each record's in the order of its versions; only the first of one that has very many.
    package let steps: [RemoteStep]

    /// The last record that was looked at; nil after the last of a kind.
    package let last: UUID?

    /// The moment at which the workstation began, which only the remote understands.
    package let start: String

    /// To begin with, the position in the changes before which all came by that moment.
    package let cursor: RemoteCursor

    /// To begin with, how many records of each kind there are.
    package let kinds: [String: Int]

    /// Whether the remote was restored from a copy since the workstation began.
    package let restarted: Bool

    /// A page from its parts.
    package init(
        records: [RemoteRecord] = [], asSigned: Set<UUID> = [], steps: [RemoteStep] = [], last: UUID? = nil,
        start: String, cursor: RemoteCursor = .start, kinds: [String: Int] = [:], restarted: Bool = false
    ) {
        (self.records, self.asSigned, self.steps, self.last) = (records, asSigned, steps, last)
        (self.start, self.cursor, self.kinds, self.restarted) = (start, cursor, kinds, restarted)
    }
}
