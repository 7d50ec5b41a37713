import CSodium
import Domain

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
        self.init(digits: Array(hash.hexadecimal))
    }

    /// A fingerprint that somebody typed, with any blanks or hyphens between its digits; nil for anything else.
    package init?(_ typed: String) {
        let digits = Array(typed.lowercased().filter { !" -:".contains($0) })
        guard digits.count == Self.length * 2, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        self.init(digits: digits)
    }

    private init(digits: [Character]) {
        let starts = stride(from: 0, to: digits.count, by: Self.group)
        text = starts.map { String(digits[$0..<$0 + Self.group]) }.joined(separator: "-")
    }
}

extension Connection {
    /// The fingerprint of the clinic's founding key; nil for a clinic that nobody has founded with one.
    package func foundingKey() throws(AppError) -> KeyFingerprint? {
        let key = try first("SELECT founding_key FROM clinic") { row throws(AppError) in try row.optionalText(0) }
        return (key ?? nil).flatMap { [UInt8](hexadecimal: $0) }.map(KeyFingerprint.init(of:))
    }
}
