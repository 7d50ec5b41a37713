import Domain
import FoundationEssentials

/// The write that a person signs: what they read, and what they make of it. It never changes afterwards, however the
/// queued write is rebased.
package struct SignedIntent: Hashable, Sendable {
    /// One record of the write.
    package struct Change: Hashable, Sendable {
        /// The kind of record.
        package let kind: String
        /// The identity of the record.
        package let subject: UUID
        /// The remote's version that was known; 0 for none.
        package let version: Int64
        /// Has 62 random bits, so that nobody can guess an image that was forgotten from its hash.
        package let salt: UUID
        /// The record as a canonical JSON object, or nil if it was not there.
        package let before: String?
        /// The record afterwards, or nil if it is deleted.
        package let after: String?
        /// The hashes of images that were forgotten; both images are nil then.
        package private(set) var forgotten: Forgotten?

        /// A change from its parts.
        package init(kind: String, subject: UUID, version: Int64, salt: UUID, before: String?, after: String?) {
            (self.kind, self.subject, self.version) = (kind, subject, version)
            (self.salt, self.before, self.after) = (salt, before, after)
        }

        /// A change whose images were forgotten.
        init(kind: String, subject: UUID, version: Int64, forgotten: Forgotten) {
            self.init(kind: kind, subject: subject, version: version, salt: .nobody, before: nil, after: nil)
            self.forgotten = forgotten
        }

        /// The rest of two images: their hashes, or nil for none.
        package struct Forgotten: Hashable, Sendable {
            /// Of the record before.
            package let before: [UInt8]?
            /// Of the record afterwards.
            package let after: [UInt8]?
        }
    }

    /// The clinic that it is about.
    package let clinic: UUID
    /// The identity of the write.
    package let operation: UUID
    /// The person who signs.
    package let author: UUID
    /// Where it was written.
    package let workstation: UUID
    /// Milliseconds since 1970, by the workstation's clock.
    package let at: Int64
    /// The records, each once.
    package let changes: [Change]

    /// An intent from its parts.
    package init(clinic: UUID, operation: UUID, author: UUID, workstation: UUID, at: Int64, changes: [Change]) {
        (self.clinic, self.operation, self.author, self.workstation) = (clinic, operation, author, workstation)
        (self.at, self.changes) = (at, changes)
    }
}
