import CSodium
import Domain

/// The secret that opens a backup.
package enum BackupKey: Sendable {
    /// A passphrase that a person knows.
    case passphrase(Secret)
    /// The bytes of a key file.
    case file([UInt8])
}

extension PasswordCost {
    /// The cost of a passphrase of a backup, which leaves the house: the second choice of RFC 9106, section 4.
    package static let backup = PasswordCost(passes: 3, memoryBytes: 64 * 1024 * 1024)
}

/// The two keys of one backup: of its stream, and of the proof that its header was not changed. Both come from the
/// master key and the salt, and are wiped at the end.
final class BackupKeys {
    let stream: UnsafeMutablePointer<UInt8>
    private let header: UnsafeMutablePointer<UInt8>

    init(_ key: BackupKey, _ wanted: BackupHeader.Origin, salt: [UInt8], of path: String) throws(BackupFault) {
        try inBackup { () throws(AppError) in try Sodium.prepare() }
        var master = try Self.master(key, wanted, salt, path)
        defer { sodium_memzero(&master, master.count) }
        stream = .allocate(capacity: Self.length)
        header = .allocate(capacity: Self.length)
        derive("stream", into: stream, master, salt)
        derive("header", into: header, master, salt)
    }

    deinit {
        for key in [stream, header] {
            sodium_memzero(key, Self.length)
            key.deallocate()
        }
    }

    /// The proof that a header was written by somebody who has the key.
    func proof(of bytes: [UInt8]) -> [UInt8] {
        var proof = [UInt8](repeating: 0, count: BackupHeader.proofLength)
        crypto_generichash(&proof, proof.count, bytes, UInt64(bytes.count), header, Self.length)
        return proof
    }

    /// Whether a proof is that of a header; takes as long whatever the answer.
    func proves(_ bytes: [UInt8], by given: [UInt8]) -> Bool {
        let proof = proof(of: bytes)
        return given.count == proof.count && sodium_memcmp(given, proof, proof.count) == 0
    }

    private func derive(_ use: String, into key: UnsafeMutablePointer<UInt8>, _ master: [UInt8], _ salt: [UInt8]) {
        let message = Array("clinic backup \(use)".utf8) + salt
        crypto_generichash(key, Self.length, message, UInt64(message.count), master, master.count)
    }

    private static func master(
        _ key: BackupKey, _ wanted: BackupHeader.Origin, _ salt: [UInt8], _ path: String
    ) throws(BackupFault) -> [UInt8] {
        switch (key, wanted) {
        case (.file(let bytes), .keyFile): return bytes
        case (.passphrase(let secret), .passphrase(let passes, let kibibytes)):
            return try stretch(secret, passes, kibibytes, salt)
        case (.file, .passphrase): throw .otherKey(path: path, needsPassphrase: true)
        case (.passphrase, .keyFile): throw .otherKey(path: path, needsPassphrase: false)
        }
    }

    private static func stretch(
        _ secret: Secret, _ passes: UInt32, _ kibibytes: UInt32, _ salt: [UInt8]
    ) throws(BackupFault) -> [UInt8] {
        var master = [UInt8](repeating: 0, count: length)
        let code = secret.withCharacters { characters, count in
            crypto_pwhash(
                &master, UInt64(length), characters, count, salt, UInt64(passes), Int(kibibytes) * 1_024,
                crypto_pwhash_alg_argon2id13())
        }
        guard code == 0 else { throw .clinic(.unexpected("there is not enough memory for the passphrase")) }
        return master
    }

    /// A salt that no other backup has.
    static func newSalt() throws(BackupFault) -> [UInt8] {
        try inBackup { () throws(AppError) in try Sodium.prepare() }
        var salt = [UInt8](repeating: 0, count: BackupHeader.saltLength)
        randombytes_buf(&salt, salt.count)
        return salt
    }

    static let length = 32
}
