import Domain
import Foundation

/// One write on its way to the remote: everything in it is applied, or nothing.
package struct RemoteOperation: Hashable, Sendable {
    /// What tells it from all others: the remote applies it once.
    package let id: OperationID

    /// Who wrote it; nil where nobody was signed in.
    package let author: Staff.ID?

    /// When it was written, by the workstation's clock. The remote keeps it and decides nothing by it.
    package let at: Date

    /// What it changes, each record once.
    package let changes: [RemoteChange]
}

/// What one write makes of one record.
package struct RemoteChange: Hashable, Sendable {
    /// The kind of record.
    package let kind: String

    /// The identity of the record.
    package let subject: UUID

    /// The version that the write builds on; 0 for a record that the remote does not have yet.
    package let base: Int

    /// The record before, as a JSON object; nil where there was none.
    package let before: String?

    /// The record after, as a JSON object; nil where it is deleted.
    package let after: String?
}

/// What became of one write at the remote.
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
    /// What kind of reason it is.
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

    /// What kind of reason it is.
    package let reason: Reason

    /// The record that it is about, as its kind and identity; nil where it is about the write as a whole.
    package let kind: String?

    /// The identity of that record.
    package let subject: UUID?

    /// What the remote said about it.
    package let detail: String
}
