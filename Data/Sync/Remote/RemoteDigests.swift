import FoundationEssentials

/// Records of a kind whose steps are compared with those of a remote, in the order of their identities.
package struct StepRange: Hashable, Sendable {
    /// The kind of record.
    package let kind: String

    /// The place of the first step that counts. Those before it are from the beginning, and everybody has them.
    package let first: Int

    /// The record behind which it begins; nil for the first one.
    package var after: UUID?

    /// The last record; nil for all.
    package var upTo: UUID?

    /// How many records have a digest together.
    package var size: Int
}

/// A part of the records in a range, with the digest of their steps: SHA-256 of each step's record, version (as eight
/// bytes, the highest first) and operation, in the order of records and versions.
package struct StepDigest: Hashable, Sendable {
    /// The last record of the part.
    package let last: UUID

    /// The digest.
    package let bytes: [UInt8]

    /// A part by its last record.
    package init(last: UUID, bytes: [UInt8]) {
        (self.last, self.bytes) = (last, bytes)
    }
}

/// Digests of the steps that a remote has, as many as it looks through at once.
package struct RemoteDigests: Hashable, Sendable {
    /// The parts that have steps, in the order of their records.
    package let parts: [StepDigest]

    /// The last record that was looked at; nil where that was the last one of the range.
    package let end: UUID?

    /// The position in the changes before which everything was looked at.
    package let cursor: RemoteCursor

    /// Digests up to a record.
    package init(parts: [StepDigest], end: UUID?, cursor: RemoteCursor) {
        (self.parts, self.end, self.cursor) = (parts, end, cursor)
    }
}
