import CSodium
import Domain

/// The lock that a password or a one-time code is checked against. A ``ClinicKey`` encrypts it before it is stored with
/// a member of staff.
///
/// Opening a person's key is the check of their password: there is no hash besides.
package enum LockedKey: Hashable, Sendable {
    /// A key that is sealed under a password.
    case sealed(SigningKey.Sealed, PasswordCost)
    /// The public part of the key that a one-time code gives, with the salt that belongs to it.
    case derived(publicKey: [UInt8], salt: [UInt8], PasswordCost)
    /// A hash of format 7 and before. Its owner gets a key at their next sign-in.
    case hash(String)
}

/// The text that is encrypted is a word, the cost, and the bytes as hexadecimal digits. Anything else is a hash.
extension LockedKey {
    /// The text.
    var text: String {
        switch self {
        case .sealed(let sealed, let cost): Self.text("sealed", cost, sealed.salt + sealed.nonce + sealed.box)
        case .derived(let publicKey, let salt, let cost): Self.text("derived", cost, salt + publicKey)
        case .hash(let text): text
        }
    }

    /// Reads a text. One that makes no sense is a hash, which no password matches.
    init(text: String) {
        self = Self.key(text) ?? .hash(text)
    }

    private static func text(_ word: String, _ cost: PasswordCost, _ bytes: [UInt8]) -> String {
        "\(word) \(cost.passes) \(cost.memoryBytes) \(bytes.hexadecimal)"
    }

    private static func key(_ text: String) -> Self? {
        let words = text.split(separator: " ")
        guard words.count == 4, let passes = Int(words[1]), let memory = Int(words[2]),
            let bytes = [UInt8](hexadecimal: words[3])
        else { return nil }
        let cost = PasswordCost(passes: passes, memoryBytes: memory)
        guard cost.isBearable else { return nil }
        let salt = crypto_pwhash_saltbytes()
        switch words[0] {
        case "sealed":
            let box = salt + crypto_secretbox_noncebytes()
            guard bytes.count == box + crypto_sign_seedbytes() + crypto_secretbox_macbytes() else { return nil }
            let sealed = SigningKey.Sealed(
                salt: Array(bytes[..<salt]), nonce: Array(bytes[salt..<box]), box: Array(bytes[box...]))
            return .sealed(sealed, cost)
        case "derived":
            guard bytes.count == salt + crypto_sign_publickeybytes() else { return nil }
            return .derived(publicKey: Array(bytes[salt...]), salt: Array(bytes[..<salt]), cost)
        default: return nil
        }
    }
}

extension [UInt8] {
    /// Two digits for each byte.
    package var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The bytes of small hexadecimal digits; nil for anything else.
    package init?(hexadecimal text: some StringProtocol) {
        let digits = text.utf8.map { $0 >= 97 ? $0 &- 87 : $0 &- 48 }
        guard digits.count.isMultiple(of: 2), text.utf8.allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }) else {
            return nil
        }
        self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
