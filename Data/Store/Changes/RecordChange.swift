import FoundationEssentials

/// The change that a write makes to one shared record.
package struct RecordChange: Hashable, Sendable {
    /// The kind of the record.
    package let kind: RecordKind
    /// Its identity.
    package let subject: UUID
    /// The record before, as the JSON object that is the same everywhere, or nil if it was not there.
    package let before: String?
    /// The record afterwards, or nil if it was deleted.
    package let after: String?
}
