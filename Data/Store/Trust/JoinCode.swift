import CSodium
import Domain

/// The text that a person brings from a workstation of a clinic to a new one: the clinic's key, and how the clinic is
/// known by its founding key. It ends with a checksum.
package struct JoinCode: Hashable, Sendable {
    /// A hash of a founding key (BLAKE2b), by which another one is told apart.
    package struct Founder: Hashable, Sendable {
        let bytes: [UInt8]

        static let length = 16

        /// The hash as it is stored; nil if it is too short or too long.
        package init?(_ bytes: [UInt8]) {
            guard bytes.count == Self.length else { return nil }
            self.bytes = bytes
        }

        /// The hash of a public key.
        package init(of publicKey: [UInt8]) { bytes = JoinCode.hash(publicKey) }
    }

    /// The clinic's key.
    package let key: ClinicKey
    /// The clinic's founder.
    package let founder: Founder

    /// A code from its parts.
    package init(key: ClinicKey, founder: Founder) { (self.key, self.founder) = (key, founder) }

    private static let checksumLength = 3

    private static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Founder.length)
        crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
        return hash
    }
}

/// Eight letters hold five bytes.
extension JoinCode {
    /// The code in fourteen groups of four, as people type it.
    package var text: String {
        let contents = key.secret + founder.bytes
        let bytes = contents + Self.hash(contents).prefix(Self.checksumLength)
        let numbers = stride(from: 0, to: bytes.count, by: 5).flatMap { start in
            let bits = bytes[start..<start + 5].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return (0..<8).map { UInt8(bits >> (35 - 5 * $0) & 31) }
        }
        return CodeLetters.grouped(CodeLetters.text(numbers))
    }

    /// The code that somebody typed; nil for anything else, and if a letter is wrong.
    package init?(_ typed: String) {
        let length = (ClinicKey.length + Founder.length + Self.checksumLength) / 5 * 8
        guard let numbers = CodeLetters.numbers(typed), numbers.count == length else { return nil }
        let bytes = stride(from: 0, to: numbers.count, by: 8).flatMap { start in
            let bits = numbers[start..<start + 8].reduce(UInt64(0)) { $0 << 5 | UInt64($1) }
            return (0..<5).map { UInt8(bits >> (32 - 8 * $0) & 255) }
        }
        let contents = Array(bytes.dropLast(Self.checksumLength))
        guard bytes.suffix(Self.checksumLength) == Self.hash(contents).prefix(Self.checksumLength),
            let key = ClinicKey(Array(contents.prefix(ClinicKey.length))),
            let founder = Founder(Array(contents.suffix(Founder.length)))
        else { return nil }
        self.init(key: key, founder: founder)
    }
}

extension Connection {
    /// The clinic's founder; nil for a clinic that nobody has founded with a key.
    package func founder() throws(AppError) -> JoinCode.Founder? {
        let key = try first("SELECT founding_key FROM clinic") { row throws(AppError) in try row.optionalText(0) }
        return (key ?? nil).flatMap { [UInt8](hexadecimal: $0) }.map(JoinCode.Founder.init(of:))
    }
}
