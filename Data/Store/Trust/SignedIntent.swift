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
        /// The record as a canonical JSON object, or nil if it was not there.
        package let before: String?
        /// The record afterwards, or nil if it is deleted.
        package let after: String?

        /// A change from its parts.
        package init(kind: String, subject: UUID, version: Int64, before: String?, after: String?) {
            (self.kind, self.subject, self.version) = (kind, subject, version)
            (self.before, self.after) = (before, after)
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

/// The one encoding: a name with a version, then every field in order. Numbers are big-endian, of 8 bytes; texts are
/// UTF-8 behind their length in 4 bytes; a text that may be missing is behind one byte more, which says whether it is
/// there. Equal intents have equal bytes, and every other sequence of bytes is refused.
extension SignedIntent {
    private static let magic = Array("ClinOp".utf8) + [0, 1]

    /// The bytes that are signed.
    package var bytes: [UInt8] {
        var bytes = Self.magic
        for identity in [clinic, operation, author, workstation] { bytes.append(identity) }
        bytes.append(big: UInt64(bitPattern: at))
        bytes.append(big: UInt32(changes.count))
        for change in changes {
            bytes.append(text: change.kind)
            bytes.append(change.subject)
            bytes.append(big: UInt64(bitPattern: change.version))
            for image in [change.before, change.after] {
                bytes.append(image == nil ? 0 : 1)
                if let image { bytes.append(text: image) }
            }
        }
        return bytes
    }

    /// Reads bytes; nil for anything that ``bytes`` does not give.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.magic) else { return nil }
        var reader = ByteReader(bytes[Self.magic.count...])
        guard let clinic = reader.identity(), let operation = reader.identity(), let author = reader.identity(),
            let workstation = reader.identity(), let at = reader.number(UInt64.self),
            let count = reader.number(UInt32.self)
        else { return nil }
        var changes: [Change] = []
        for _ in 0..<count {
            guard let change = Change(&reader) else { return nil }
            changes.append(change)
        }
        guard reader.isAtEnd else { return nil }
        self.init(
            clinic: clinic, operation: operation, author: author, workstation: workstation, at: Int64(bitPattern: at),
            changes: changes)
    }
}

extension SignedIntent.Change {
    fileprivate init?(_ reader: inout ByteReader) {
        guard let kind = reader.text(), let subject = reader.identity(), let version = reader.number(UInt64.self),
            let before = reader.optionalText(), let after = reader.optionalText()
        else { return nil }
        self.init(
            kind: kind, subject: subject, version: Int64(bitPattern: version), before: before, after: after)
    }
}
