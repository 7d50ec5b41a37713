import FoundationEssentials

/// The signed write that made a version of a record, as the remote keeps it. Nothing of it is believed before it was
/// checked.
package struct RemoteStep: Hashable, Sendable {
    /// The kind of record.
    package let kind: String

    /// The identity of the record.
    package let subject: UUID

    /// The version that it made.
    package let version: Int

    /// The place among all writes: a later one has a higher place.
    package let place: Int

    /// The intent with its author's signature.
    package let signed: SignedBytes
}

/// The bytes of an intent, with its author's signature over them.
package struct SignedBytes: Hashable, Sendable {
    /// The bytes.
    package let intent: [UInt8]

    /// The signature.
    package let signature: [UInt8]

    /// Bytes and a signature that nobody has checked.
    package init(intent: [UInt8], signature: [UInt8]) {
        (self.intent, self.signature) = (intent, signature)
    }
}

/// The steps of one record that a workstation lacks.
package struct LackingSteps: Hashable, Sendable {
    /// The kind of record.
    package let kind: String

    /// The identity of the record.
    package let subject: UUID

    /// The last version whose step is known; 0 for none.
    package let after: Int

    /// The version that the record has.
    package let upTo: Int
}

/// A record to begin with, signed by who shares the clinic.
package struct SeededRecord: Hashable, Sendable {
    /// The record.
    package let record: RemoteRecord

    /// The statement that it is so.
    package let signed: SignedBytes
}
