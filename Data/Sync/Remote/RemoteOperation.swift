import Domain
import FoundationEssentials

/// One write for the remote, applied completely or not at all.
package struct RemoteOperation: Hashable, Sendable {
    /// The identity: the remote applies it once.
    package let id: OperationID

    /// The author; nil if nobody was signed in.
    package let author: Staff.ID?

    /// When it was written, by the workstation's clock. The remote keeps it and decides nothing by it.
    package let at: Date

    /// The changes, one for each record.
    package let changes: [RemoteChange]

    /// The signed intent of the author; nil for a write that an older program sent, of which only the answer is wanted.
    package let signed: SignedBytes?

    /// The visit on which it is sent; nil for a write that other workstations send, too.
    package var visit: RemoteVisit?

    /// A write from its parts.
    package init(
        id: OperationID, author: Staff.ID?, at: Date, changes: [RemoteChange], signed: SignedBytes?,
        visit: RemoteVisit? = nil
    ) {
        (self.id, self.author, self.at) = (id, author, at)
        (self.changes, self.signed, self.visit) = (changes, signed, visit)
    }
}

/// The change of one record.
package struct RemoteChange: Hashable, Sendable {
    /// The kind of record.
    package let kind: String

    /// The identity of the record.
    package let subject: UUID

    /// The version that the write builds on; 0 for a record that the remote does not have yet.
    package let base: Int

    /// The record before, as a JSON object; nil if it was new.
    package let before: String?

    /// The record after, as a JSON object; nil if it is deleted.
    package let after: String?

    /// A change from its parts.
    package init(kind: String, subject: UUID, base: Int, before: String?, after: String?) {
        (self.kind, self.subject, self.base) = (kind, subject, base)
        (self.before, self.after) = (before, after)
    }
}

/// The outcome of a write at the remote.
package enum RemoteOutcome: Hashable, Sendable {
    /// It is applied, now or before: the records that it changed, as that write left them.
    case applied([RemoteRecord])
    /// Another write came first: the records that contradict it, as they are.
    case conflict([RemoteRecord])
    /// It is not allowed, or impossible. Sending it again will not help.
    case rejected(RemoteRefusal)
}

/// Why a remote refuses a write.
package struct RemoteRefusal: Hashable, Sendable {
    /// The kind of a reason.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The author may not write such a record, or is not known.
        case notAllowed = "not_allowed"
        /// A counter would get below zero: there is less left than is taken.
        case shortage
        /// Someone else has the time: two appointments would overlap.
        case overlap
        /// The short number is in use.
        case numberTaken = "number_taken"
        /// It cannot be understood.
        case malformed
    }

    /// The kind of reason.
    package let reason: Reason

    /// The kind of the record that the reason is about; nil for the write as a whole.
    package let kind: String?

    /// The identity of that record.
    package let subject: UUID?

    /// The remote's message.
    package let detail: String
}
