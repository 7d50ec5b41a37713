import FoundationEssentials

/// A record as the remote has it.
package struct RemoteRecord: Hashable, Sendable {
    /// The kind of record, as `patient`.
    package let kind: String

    /// The identity of the record among those of its kind.
    package let subject: UUID

    /// Grows with every change of the record; 1 for the first.
    package let version: Int

    /// The fields as a JSON object, or nil for a record that was deleted.
    package let body: String?
}
