import CSodium
import Domain
import FoundationEssentials

/// The key that the workstations of a clinic share, under which every locked key is stored: without it, nobody can tell
/// which password opens one.
///
/// It is in a table of its own and in encrypted backups, and nowhere else. A person brings it to a new workstation, in
/// a ``JoinCode``.
package struct ClinicKey: Hashable, Sendable {
    /// Random bytes; the key comes from them.
    let secret: [UInt8]

    static let length = 16

    /// A new key.
    package init() throws(AppError) {
        try Sodium.prepare()
        var secret = [UInt8](repeating: 0, count: Self.length)
        randombytes_buf(&secret, secret.count)
        self.secret = secret
    }

    init(secret: [UInt8]) { self.secret = secret }

    /// The key of random bytes; nil if they are too few or too many.
    package init?(_ secret: [UInt8]) {
        guard secret.count == Self.length else { return nil }
        self.init(secret: secret)
    }
}

/// The stored form of a locked key is a word and hexadecimal digits. The public key of an invitation follows in the
/// clear: what was signed with it is checked without the clinic's key.
extension ClinicKey {
    private static let word = "encrypted"

    /// A locked key as it is stored with a member of staff: it opens in no other record. The same gives the same text
    /// at each workstation, as the nonce is a hash of it.
    package func encrypt(_ locked: LockedKey, of staff: Staff.ID) throws(AppError) -> String {
        try Sodium.prepare()
        let publicKey: [UInt8] = if case .derived(let publicKey, _, _) = locked { publicKey } else { [] }
        let (message, bound) = (Array(locked.text.utf8), Self.bound(to: staff, publicKey))
        let nonce = hash(bound + message, for: "nonces", count: Self.nonceLength)
        var box = [UInt8](repeating: 0, count: message.count + crypto_aead_xchacha20poly1305_ietf_abytes())
        var key = key
        defer { sodium_memzero(&key, key.count) }
        crypto_aead_xchacha20poly1305_ietf_encrypt(
            &box, nil, message, UInt64(message.count), bound, UInt64(bound.count), nil, nonce, key)
        let words = [Self.word, (nonce + box).hexadecimal, publicKey.hexadecimal]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The locked key of a stored text; nil if it was stored under another key, for somebody else, or not like this.
    package func decrypt(_ stored: String, of staff: Staff.ID) throws(AppError) -> LockedKey? {
        try Sodium.prepare()
        guard let (bytes, publicKey) = Self.parts(stored) else { return nil }
        let (nonce, box) = (Array(bytes[..<Self.nonceLength]), Array(bytes[Self.nonceLength...]))
        let bound = Self.bound(to: staff, publicKey)
        var message = [UInt8](repeating: 0, count: box.count - crypto_aead_xchacha20poly1305_ietf_abytes())
        var key = key
        defer { sodium_memzero(&key, key.count) }
        let code = crypto_aead_xchacha20poly1305_ietf_decrypt(
            &message, nil, nil, box, UInt64(box.count), bound, UInt64(bound.count), nonce, key)
        return code == 0 ? LockedKey(text: String(decoding: message, as: UTF8.self)) : nil
    }

    /// Whether a text is one that a clinic's key encrypted, and not a hash as it was before there were any.
    package static func isEncrypted(_ stored: String) -> Bool { stored.hasPrefix("\(word) ") }

    /// The public key of an invitation, by its stored text.
    package static func publicKey(of stored: String) -> [UInt8]? {
        parts(stored).flatMap { $0.publicKey.isEmpty ? nil : $0.publicKey }
    }

    private var key: [UInt8] { hash([], for: "locks", count: crypto_aead_xchacha20poly1305_ietf_keybytes()) }

    /// A hash that nobody can make without the secret, another for each use.
    private func hash(_ bytes: [UInt8], for use: String, count: Int) -> [UInt8] {
        Sodium.hash(Array("clinic \(use) ".utf8) + bytes, to: count, under: secret)
    }

    private static var nonceLength: Int { crypto_aead_xchacha20poly1305_ietf_npubbytes() }

    private static func bound(to staff: Staff.ID, _ publicKey: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: staff.rawValue.uuid, Array.init) + publicKey
    }

    private static func parts(_ stored: String) -> (box: [UInt8], publicKey: [UInt8])? {
        let words = stored.split(separator: " ", omittingEmptySubsequences: false)
        guard 2...3 ~= words.count, words[0] == word, let box = [UInt8](hexadecimal: words[1]),
            box.count >= nonceLength + crypto_aead_xchacha20poly1305_ietf_abytes(),
            let publicKey = [UInt8](hexadecimal: words.count == 3 ? words[2] : ""),
            words.count == 2 || publicKey.count == crypto_sign_publickeybytes()
        else { return nil }
        return (box, publicKey)
    }
}
