import CSodium
import FoundationEssentials

/// A public key, short enough for people to compare: eight groups of four digits, of a BLAKE2b hash.
package struct KeyFingerprint: Hashable, Sendable {
    /// As people read it: `3f2a-91c0-…`.
    package let text: String

    private static let length = 16
    private static let group = 4

    /// The fingerprint of a key.
    package init(of publicKey: [UInt8]) {
        var hash = [UInt8](repeating: 0, count: Self.length)
        crypto_generichash(&hash, hash.count, publicKey, UInt64(publicKey.count), nil, 0)
        let digits = Array(hash.hexadecimal)
        let starts = stride(from: 0, to: digits.count, by: Self.group)
        text = starts.map { String(digits[$0..<$0 + Self.group]) }.joined(separator: "-")
    }

    /// The same digits as an identity, by which something with a key is listed.
    package var identity: UUID {
        let bytes = [UInt8](hexadecimal: text.replacing("-", with: "")) ?? []
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
