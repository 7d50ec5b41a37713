import Domain

/// The text that a person brings from a workstation of a clinic to a new one: the clinic's key, and how the clinic is
/// known by its founding key. It ends with a checksum.
package struct JoinCode: Hashable, Sendable {
    /// The clinic's key.
    package let key: ClinicKey
    /// The fingerprint of the clinic's founding key.
    package let founder: KeyFingerprint

    /// A code from its parts.
    package init(key: ClinicKey, founder: KeyFingerprint) { (self.key, self.founder) = (key, founder) }

    private static let checksumLength = 3

    private static func checksum(of contents: [UInt8]) -> ArraySlice<UInt8> {
        Sodium.hash(contents, to: KeyFingerprint.length).prefix(checksumLength)
    }
}

/// Eight letters hold five bytes.
extension JoinCode {
    /// The code in fourteen groups of four, as people type it.
    package var text: String {
        let contents = key.secret + founder.bytes
        let bytes = contents + Self.checksum(of: contents)
        let numbers = stride(from: 0, to: bytes.count, by: 5).flatMap { start in
            let bits = bytes[start..<start + 5].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return (0..<8).map { UInt8(bits >> (35 - 5 * $0) & 31) }
        }
        return CodeLetters.grouped(CodeLetters.text(numbers))
    }

    /// The code that somebody typed; nil for anything else, and if a letter is wrong.
    package init?(_ typed: String) {
        let length = (ClinicKey.length + KeyFingerprint.length + Self.checksumLength) / 5 * 8
        guard let numbers = CodeLetters.numbers(typed), numbers.count == length else { return nil }
        let bytes = stride(from: 0, to: numbers.count, by: 8).flatMap { start in
            let bits = numbers[start..<start + 8].reduce(UInt64(0)) { $0 << 5 | UInt64($1) }
            return (0..<5).map { UInt8(bits >> (32 - 8 * $0) & 255) }
        }
        let contents = Array(bytes.dropLast(Self.checksumLength))
        guard bytes.suffix(Self.checksumLength) == Self.checksum(of: contents),
            let key = ClinicKey(Array(contents.prefix(ClinicKey.length))),
            let founder = KeyFingerprint(Array(contents.suffix(KeyFingerprint.length)))
        else { return nil }
        self.init(key: key, founder: founder)
    }
}
