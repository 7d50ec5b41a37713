import Domain
import FoundationEssentials

/// The beginning of a backup, with all that a reader needs before it can open the rest. See docs/backup.md.
struct BackupHeader: Equatable {
    /// The origin of the key.
    enum Origin: Equatable {
        /// A passphrase, by Argon2id.
        case passphrase(passes: UInt32, kibibytes: UInt32)
        case keyFile
    }

    let origin: Origin
    let madeAt: Date
    /// New for each backup.
    let salt: [UInt8]
    /// The header of libsodium's secretstream.
    let stream: [UInt8]
    var chunk = 65_536

    /// The version of the format of backups.
    static let version = 1
    static let (saltLength, streamLength, proofLength) = (16, 24, 32)
    /// How many bytes are before the proof, and in all.
    static let provedLength = 72
    static let length = provedLength + proofLength

    private static let magic = Array("ClinBkup".utf8)
    /// The most that a reader does for a passphrase, however much a file asks for.
    private static let (mostPasses, mostKibibytes): (UInt32, UInt32) = (16, 1 << 20)
    private static let chunks = 4_096...(1 << 20)

    init(origin: Origin, madeAt: Date, salt: [UInt8], stream: [UInt8]) {
        (self.origin, self.salt, self.stream) = (origin, salt, stream)
        self.madeAt = Date(milliseconds: madeAt.milliseconds)
    }

    /// The bytes that the proof is about.
    var bytes: [UInt8] {
        var bytes = Self.magic
        bytes.append(little: UInt16(Self.version))
        switch origin {
        case .passphrase(let passes, let kibibytes):
            bytes.append(little: UInt16(1))
            bytes.append(little: passes)
            bytes.append(little: kibibytes)
        case .keyFile:
            bytes.append(little: UInt16(2))
            bytes.append(little: UInt64(0))
        }
        bytes.append(little: UInt32(chunk))
        bytes.append(little: madeAt.milliseconds)
        return bytes + salt + stream
    }

    /// Reads the bytes before the proof.
    ///
    /// - Throws: a fault of the file at `path` if it is no backup, or one of a newer program.
    init(_ bytes: [UInt8], of path: String) throws(BackupFault) {
        guard bytes.count == Self.provedLength, bytes.starts(with: Self.magic) else { throw .foreign(path: path) }
        let version = Int(bytes.little(UInt16.self, at: 8))
        guard version <= Self.version else { throw .newer(path: path, version: version, known: Self.version) }
        let (passes, kibibytes) = (bytes.little(UInt32.self, at: 12), bytes.little(UInt32.self, at: 16))
        switch bytes.little(UInt16.self, at: 10) {
        case 1 where 1...Self.mostPasses ~= passes && 8...Self.mostKibibytes ~= kibibytes:
            origin = .passphrase(passes: passes, kibibytes: kibibytes)
        case 2: origin = .keyFile
        default: throw .damaged(path: path, detail: "its header makes no sense")
        }
        chunk = Int(bytes.little(UInt32.self, at: 20))
        guard version == Self.version, Self.chunks.contains(chunk) else {
            throw .damaged(path: path, detail: "its header makes no sense")
        }
        madeAt = Date(milliseconds: bytes.little(Int64.self, at: 24))
        salt = Array(bytes[32..<48])
        stream = Array(bytes[48..<72])
    }
}

extension [UInt8] {
    fileprivate mutating func append(little number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate func little<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number {
        withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
    }
}
