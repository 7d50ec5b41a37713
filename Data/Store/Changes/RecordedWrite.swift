import Domain
import FoundationEssentials

/// The facts about a write of shared records, besides its changes.
package struct RecordedWrite: Sendable {
    /// Its identity, in the log and at the remote.
    package let operation: OperationID
    /// The kind of write, as the rest of the sentence "Not sent: …".
    package let what: String
    /// The author; nil for nobody who is known here.
    package let author: Staff.ID?
    /// The permissions that the author needed, checked again when it is sent.
    package let permissions: [Permission]
    /// When it was made.
    package let at: Date

    /// Creates the facts.
    package init(operation: OperationID, what: String, author: Staff.ID?, permissions: [Permission], at: Date) {
        (self.operation, self.what, self.author) = (operation, what, author)
        (self.permissions, self.at) = (permissions, at)
    }
}
