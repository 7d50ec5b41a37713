import Domain
import Glibc

/// A backup that is read: its header is, and the key opens it.
struct SealedBackup {
    let header: BackupHeader
    private let file: Int32
    private let path: String
    private let keys: BackupKeys

    /// Reads the header of an open file from its beginning.
    init(_ file: Int32, of path: String, _ key: BackupKey) throws(BackupFault) {
        (self.file, self.path) = (file, path)
        var bytes = [UInt8](repeating: 0, count: BackupHeader.length)
        let count = try withFiles { () throws(FileFault) in
            try Bytes.fill(&bytes, from: file, of: path)
        }
        header = try BackupHeader(Array(bytes[..<min(count, BackupHeader.provedLength)]), of: path)
        guard count == bytes.count else { throw .damaged(path: path, detail: "it ends before its end") }
        keys = try BackupKeys(key, header.origin, salt: header.salt, of: path)
        let proved = Array(bytes[..<BackupHeader.provedLength])
        guard keys.proves(proved, by: Array(bytes[BackupHeader.provedLength...])) else {
            throw .wrongKey(path: path, isPassphrase: header.origin != .keyFile)
        }
    }

    /// Decrypts the clinic to a plain file, which is asked for once it is certain that this is a clinic.
    ///
    /// - Returns: a hash of the plain bytes.
    func open(
        to plain: () throws(BackupFault) -> Int32, at target: String, known: Int, _ steps: BackupSteps
    ) throws(BackupFault) -> [UInt8] {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .file(FileFault(path, errno)) }
        let stream = try SealedStream(opening: header, keys, of: path)
        return try stream.open(
            file, size: Int(status.st_size) - BackupHeader.length, to: plain, at: target, steps
        ) { first throws(BackupFault) in try check(first, known: known) }
    }

    /// Looks at the header of the database.
    private func check(_ first: [UInt8], known: Int) throws(BackupFault) {
        guard let header = DatabaseHeader(first), header.application == FileFormat.applicationID else {
            throw .foreign(path: path)
        }
        guard header.version <= known else { throw .newer(path: path, version: header.version, known: known) }
    }
}

/// The beginning of a database, as https://sqlite.org/fileformat.html describes it.
struct DatabaseHeader {
    /// The number of the program whose file it is.
    let application: Int
    /// The format that its program gave it.
    let version: Int

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 100, bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
        func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        (application, version) = (number(at: 68), number(at: 60))
    }

    /// Reads the beginning of a file; nil if that is no database.
    init?(of path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file != -1 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 100)
        guard let count = try? Bytes.fill(&bytes, from: file, of: path) else { return nil }
        self.init(Array(bytes[..<count]))
    }
}
