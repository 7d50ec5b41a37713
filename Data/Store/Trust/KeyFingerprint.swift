import Domain
import FoundationEssentials

/// A hash of a public key (BLAKE2b) by which keys are told apart, short enough for people to compare.
package struct KeyFingerprint: Hashable, Sendable {
    let bytes: [UInt8]

    static let length = 16
    private static let group = 4

    /// The fingerprint of a key.
    package init(of publicKey: [UInt8]) { bytes = Sodium.hash(publicKey, to: Self.length) }

    /// The fingerprint as it is stored; nil if it is too short or too long.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    /// As people read it, in eight groups of four digits: `3f2a-91c0-…`.
    package var text: String {
        let digits = Array(bytes.hexadecimal)
        let starts = stride(from: 0, to: digits.count, by: Self.group)
        return starts.map { String(digits[$0..<$0 + Self.group]) }.joined(separator: "-")
    }

    /// The same as an identity, by which something with a key is listed.
    package var identity: UUID { bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) } }
}

extension Connection {
    /// The fingerprint of the clinic's founding key; nil for a clinic that nobody has founded with one.
    package func founder() throws(AppError) -> KeyFingerprint? {
        let key = try first("SELECT founding_key FROM clinic") { row throws(AppError) in try row.optionalText(0) }
        return (key ?? nil).flatMap { [UInt8](hexadecimal: $0) }.map(KeyFingerprint.init(of:))
    }
}
