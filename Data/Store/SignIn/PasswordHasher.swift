import CSodium
import Domain

/// Makes and checks password hashes with libsodium, which is set up at the first use: starting up needs no hash.
struct PasswordHasher: Sendable {
    let cost: PasswordCost

    /// A hash with a new salt, which includes its parameters.
    ///
    /// Hashes the password in place; no copy is made that would have to be wiped.
    func hash(_ password: Secret) throws(AppError) -> String {
        try Sodium.prepare()
        var hash = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let code = password.withCharacters { start, count in
            crypto_pwhash_str(&hash, start, count, UInt64(cost.passes), cost.memoryBytes)
        }
        guard code == 0 else { throw .unexpected("there is not enough memory to hash a password") }
        return String(decoding: hash.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether a password belongs to a hash. Takes as long for a wrong one as for the right one.
    func verify(_ password: Secret, against hash: String) throws(AppError) -> Bool {
        try Sodium.prepare()
        return password.withCharacters { start, count in crypto_pwhash_str_verify(hash, start, count) } == 0
    }

    /// Whether a hash was made at another cost than today's.
    func isOutdated(_ hash: String) throws(AppError) -> Bool {
        try Sodium.prepare()
        return crypto_pwhash_str_needs_rehash(hash, UInt64(cost.passes), cost.memoryBytes) != 0
    }

    /// A hash that no password matches: checking it costs as much as a real one.
    var decoy: String {
        let (salt, hash) = (String(repeating: "A", count: 22), String(repeating: "A", count: 43))
        return "$argon2id$v=19$m=\(cost.memoryBytes / 1024),t=\(cost.passes),p=1$\(salt)$\(hash)"
    }
}

extension Secret {
    /// Lends libsodium the bytes and their number.
    func withCharacters<Value>(_ body: (UnsafePointer<CChar>, UInt64) -> Value) -> Value {
        // An empty array has no address; one zero byte that is not counted lends it one.
        let bytes = utf8.isEmpty ? [0] : utf8
        return bytes.withUnsafeBytes { raw in
            raw.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.map { body($0, UInt64(utf8.count)) }
            }
        } ?? body([0], 0)
    }
}
