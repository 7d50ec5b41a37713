import CSodium
import Domain

/// Seals people's keys under their passwords and opens them again, with libsodium, which is set up at the first use:
/// starting up needs none.
struct PasswordHasher: Sendable {
    let cost: PasswordCost

    /// A key under a password, with a new salt.
    func seal(_ key: SigningKey, under password: Secret) throws(AppError) -> LockedKey {
        .sealed(try key.sealed(under: password, at: cost), cost)
    }

    /// Several keys under one password, with one salt.
    func seal(_ keys: [SigningKey], under password: Secret) throws(AppError) -> [LockedKey] {
        try SigningKey.seal(keys, under: password, at: cost).map { .sealed($0, cost) }
    }

    /// The same as ``seal(_:under:)``, off the caller's actor, because it is meant to be slow.
    @concurrent
    func sealed(_ key: SigningKey, under password: Secret) async throws(AppError) -> LockedKey {
        try seal(key, under: password)
    }

    /// The same as ``derive(from:)``, off the caller's actor.
    @concurrent
    func derived(from code: Secret) async throws(AppError) -> LockedKey { try derive(from: code) }

    /// The key that a one-time code gives with a new salt, without its secret part.
    func derive(from code: Secret) throws(AppError) -> LockedKey {
        let salt = SigningKey.newSalt()
        let key = try SigningKey(from: code, salt: salt, at: cost)
        return .derived(publicKey: key.publicKey, salt: salt, cost)
    }

    /// The key that a password opens; a new one for a hash, which has none. Nil for a wrong password, which takes as
    /// long as the right one.
    func open(_ locked: LockedKey, with password: Secret) throws(AppError) -> SigningKey? {
        try Sodium.prepare()
        switch locked {
        case .sealed(let sealed, let cost): return try SigningKey.open(sealed, with: password, at: cost)
        case .derived(let publicKey, let salt, let cost):
            let key = try SigningKey(from: password, salt: salt, at: cost)
            return key.publicKey == publicKey ? key : nil
        case .hash(let text):
            guard PasswordCost(ofHash: text)?.isBearable == true else { return nil }
            let code = password.withCharacters { start, count in crypto_pwhash_str_verify(text, start, count) }
            return code == 0 ? try SigningKey() : nil
        }
    }

    /// Whether a key was locked at another cost than today's.
    func isOutdated(_ locked: LockedKey) -> Bool {
        switch locked {
        case .sealed(_, let made), .derived(_, _, let made): made != cost
        case .hash: true
        }
    }

    /// A lock that no password opens: trying costs as much as a real one.
    var decoy: LockedKey {
        func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
        let sealed = SigningKey.Sealed(
            salt: zeros(crypto_pwhash_saltbytes()), nonce: zeros(crypto_secretbox_noncebytes()),
            box: zeros(crypto_sign_seedbytes() + crypto_secretbox_macbytes()))
        return .sealed(sealed, cost)
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
