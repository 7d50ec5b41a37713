import CSodium
import Domain

/// libsodium itself, which may be asked for nothing before it is set up.
package enum Sodium {
    /// Sets it up at the first call; every further one does nothing.
    static func prepare() throws(AppError) {
        guard sodium_init() >= 0 else { throw .unexpected("libsodium cannot be set up") }
    }

    /// The SHA-256 of bytes, 32 bytes long.
    package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
        return hash
    }

    /// The BLAKE2b hash of bytes, so many bytes long (16 to 64). With a key, nobody can make it without that.
    static func hash(_ bytes: [UInt8], to count: Int = 32, under key: [UInt8] = []) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: count)
        crypto_generichash(&hash, count, bytes, UInt64(bytes.count), key, key.count)
        return hash
    }
}
