import Domain
import Glibc

/// The folder of a clinic on disk. Only its owner may read it: patients' data is confidential.
struct ClinicFolder {
    let path: String

    init(path: String) { self.path = path }

    /// The folder of a clinic's file; nil for any other file.
    init?(ofFile file: String) {
        guard file.hasSuffix("/clinic.sqlite") else { return nil }
        path = String(file.dropLast("/clinic.sqlite".count))
    }

    /// The database's own file; its log and index lie beside it and take its mode.
    var file: String { "\(path)/clinic.sqlite" }

    /// The file whose locks say which terminals are open; nothing is written in it.
    var terminals: String { "\(path)/clinic.terminals" }

    /// The file whose lock says who exchanges with the remote; nothing is written in it.
    var drainer: String { "\(path)/clinic.sync" }

    /// The file that says how the clinic was left, whose lock says that it is open.
    var seal: String { "\(path)/clinic.seal" }

    /// The plain copy that a backup or a restore works on.
    var copy: String { "\(path)/clinic.copy" }

    /// The file that says when the last backup was made.
    var backupNote: String { "\(path)/clinic.backup" }

    /// The log of the database, with its last writes.
    var log: String { "\(file)-wal" }

    /// Whether there is a clinic: a file or a log that is not empty.
    var hasClinic: Bool { Self.size(of: file) ?? 0 > 0 || Self.size(of: log) ?? 0 > 0 }

    /// Creates the folder and an empty file, if missing.
    ///
    /// The file is created before SQLite sees it, because SQLite would make it readable for others.
    ///
    /// - Throws: a storage error, also if the file is missing or empty next to a log that is not: a new clinic would
    ///   replace the one that was there.
    func prepare() throws(AppError) {
        let bytes = Self.size(of: file)
        guard bytes ?? 0 == 0 else { return }
        guard Self.size(of: log) ?? 0 == 0 else {
            throw .storage(.logWithoutFile(path: file, log: log))
        }
        guard bytes == nil else { return }
        try makeFolder(path)
        try makePrivateFile(file)
    }

    /// Makes an empty file that only its owner may read and write; false if there is a file of that name already.
    @discardableResult
    func makePrivateFile(_ path: String) throws(AppError) -> Bool {
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor != -1 || errno == EEXIST else { throw Self.fault(errno, path) }
        return descriptor != -1 && close(descriptor) == 0
    }

    /// Runs `body` while no other process sets up or migrates this folder's clinic. The lock ends with the process.
    func locked<Value>(_ body: () throws(AppError) -> Value) throws(AppError) -> Value {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor != -1 else { throw Self.fault(errno, path) }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX) == 0 else { throw Self.fault(errno, path) }
        return try body()
    }

    /// Whether the file has a clinic's mark, or its log something that may be one: a program that was killed while it
    /// made a clinic leaves neither.
    var hasContent: Bool {
        guard Self.size(of: log) ?? 0 == 0 else { return true }
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor != -1 else { return false }
        defer { close(descriptor) }
        var mark = [UInt8](repeating: 0, count: 4)
        return pread(descriptor, &mark, mark.count, 68) == mark.count && mark == Array("Clin".utf8)
    }

    /// The size of a file in bytes, or nil if there is none.
    static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    func makeFolder(_ path: String) throws(AppError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw Self.fault(errno, path)
        }
        try makeFolder(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw Self.fault(errno, path) }
    }

    private static func fault(_ error: Int32, _ path: String) -> AppError {
        switch error {
        case EACCES, EPERM, EROFS: .storage(.readOnly(path: path))
        case ENOSPC, EDQUOT: .storage(.full(path: path))
        case ENOLCK, EOPNOTSUPP, ENOSYS: .storage(.noLocks(path: path))
        default: .storage(.cannotOpen(path: path, detail: String(cString: strerror(error))))
        }
    }
}
