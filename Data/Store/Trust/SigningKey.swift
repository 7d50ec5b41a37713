import CSodium
import Domain
import Synchronization

/// A person's key for signing (Ed25519), in memory while they are signed in. Its bytes are wiped with it.
package final class SigningKey: Sendable {
    /// The part that others check signatures with.
    package let publicKey: [UInt8]
    private let secret: Mutex<[UInt8]>

    /// The secret part under a password, as it is stored.
    package struct Sealed: Hashable, Sendable {
        let salt: [UInt8]
        let nonce: [UInt8]
        let box: [UInt8]
    }

    /// A new key.
    convenience init() throws(AppError) {
        var seed = try Self.newSeed()
        defer { sodium_memzero(&seed, seed.count) }
        try self.init(seed: seed)
    }

    /// The seed of a new key.
    static func newSeed() throws(AppError) -> [UInt8] {
        try Sodium.prepare()
        var seed = [UInt8](repeating: 0, count: crypto_sign_seedbytes())
        randombytes_buf(&seed, seed.count)
        return seed
    }

    /// The key of a seed of 32 bytes.
    init(seed: [UInt8]) throws(AppError) {
        try Sodium.prepare()
        guard seed.count == crypto_sign_seedbytes() else { throw .unexpected("a key has another length") }
        var publicKey = [UInt8](repeating: 0, count: crypto_sign_publickeybytes())
        var secret = [UInt8](repeating: 0, count: crypto_sign_secretkeybytes())
        crypto_sign_seed_keypair(&publicKey, &secret, seed)
        self.publicKey = publicKey
        self.secret = Mutex(secret)
        sodium_memzero(&secret, secret.count)
    }

    deinit { secret.withLock { sodium_memzero(&$0, $0.count) } }

    /// The signature of a message.
    package func sign(_ message: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: crypto_sign_bytes())
        secret.withLock { secret in
            _ = crypto_sign_detached(&signature, nil, message, UInt64(message.count), secret)
        }
        return signature
    }

    /// The signature of what somebody writes.
    package func sign(_ intent: SignedIntent) -> [UInt8] { sign(intent.statement) }

    /// Whether a signature of a message was made with the secret part of a key.
    package static func verify(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool {
        guard signature.count == crypto_sign_bytes(), publicKey.count == crypto_sign_publickeybytes() else {
            return false
        }
        return crypto_sign_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
    }
}

extension SigningKey {
    /// Seals the secret part under a key that comes from a password, at the cost of its hash.
    func sealed(under password: Secret, at cost: PasswordCost) throws(AppError) -> Sealed {
        let salt = Self.newSalt()
        var key = try Self.key(from: password, salt: salt, at: cost)
        defer { sodium_memzero(&key, key.count) }
        return sealed(under: key, salt: salt)
    }

    /// Seals several keys under one password with one salt, at the cost of one hash.
    static func seal(
        _ keys: [SigningKey], under password: Secret, at cost: PasswordCost
    ) throws(AppError) -> [Sealed] {
        let salt = newSalt()
        var key = try key(from: password, salt: salt, at: cost)
        defer { sodium_memzero(&key, key.count) }
        return keys.map { $0.sealed(under: key, salt: salt) }
    }

    private func sealed(under key: [UInt8], salt: [UInt8]) -> Sealed {
        var nonce = [UInt8](repeating: 0, count: crypto_secretbox_noncebytes())
        randombytes_buf(&nonce, nonce.count)
        let box = secret.withLock { secret in
            // The seed is the first half of the secret key.
            let length = crypto_sign_seedbytes()
            var box = [UInt8](repeating: 0, count: length + crypto_secretbox_macbytes())
            crypto_secretbox_easy(&box, secret, UInt64(length), nonce, key)
            return box
        }
        return Sealed(salt: salt, nonce: nonce, box: box)
    }

    /// Opens a sealed key; nil for another password, or if it was changed.
    static func open(_ sealed: Sealed, with password: Secret, at cost: PasswordCost) throws(AppError) -> SigningKey? {
        let length = crypto_sign_seedbytes()
        guard sealed.salt.count == crypto_pwhash_saltbytes(), sealed.nonce.count == crypto_secretbox_noncebytes(),
            sealed.box.count == length + crypto_secretbox_macbytes()
        else { return nil }
        var key = try key(from: password, salt: sealed.salt, at: cost)
        var seed = [UInt8](repeating: 0, count: length)
        defer {
            sodium_memzero(&key, key.count)
            sodium_memzero(&seed, seed.count)
        }
        let code = crypto_secretbox_open_easy(&seed, sealed.box, UInt64(sealed.box.count), sealed.nonce, key)
        return code == 0 ? try SigningKey(seed: seed) : nil
    }

    /// The key that a text gives with a salt, always the same.
    convenience init(from text: Secret, salt: [UInt8], at cost: PasswordCost) throws(AppError) {
        var seed = try Self.key(from: text, salt: salt, at: cost)
        defer { sodium_memzero(&seed, seed.count) }
        try self.init(seed: seed)
    }

    /// Bytes that make equal passwords differ.
    static func newSalt() -> [UInt8] {
        var salt = [UInt8](repeating: 0, count: crypto_pwhash_saltbytes())
        randombytes_buf(&salt, salt.count)
        return salt
    }

    private static func key(from password: Secret, salt: [UInt8], at cost: PasswordCost) throws(AppError) -> [UInt8] {
        try Sodium.prepare()
        var key = [UInt8](repeating: 0, count: crypto_secretbox_keybytes())
        let code = password.withCharacters { start, count in
            crypto_pwhash(
                &key, UInt64(key.count), start, count, salt, UInt64(cost.passes), cost.memoryBytes,
                crypto_pwhash_alg_argon2id13())
        }
        guard code == 0 else { throw .unexpected("there is not enough memory for the key of a password") }
        return key
    }
}
