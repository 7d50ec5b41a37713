import CSQLite
import Domain
import Glibc

/// An error of SQLite, and the only place where it becomes an `AppError`.
struct SQLiteFault {
    /// SQLite's extended result code.
    let code: Int32
    /// SQLite's own words.
    let detail: String
    /// The system's error number behind it, or 0.
    let systemError: Int32

    init(code: Int32, detail: String, systemError: Int32 = 0) {
        self.code = code
        self.detail = detail
        self.systemError = systemError
    }

    /// The fault that a connection reported last; a connection that never opened has only the code.
    init(code: Int32, of connection: OpaquePointer?) {
        let words = sqlite3_errmsg(connection) ?? sqlite3_errstr(code)
        let systemError = connection.map { Self.systemError(of: $0, code: code) } ?? 0
        self.init(code: code, detail: words.map { String(cString: $0) } ?? "error \(code)", systemError: systemError)
    }

    func appError(path: String) -> AppError {
        switch code & 0xFF {
        case SQLITE_READONLY: .storage(.readOnly(path: path))
        case SQLITE_FULL: .storage(.full(path: path))
        // SQLite reports a page as damaged that the disk failed to read. Restoring a backup would lose data.
        case SQLITE_CORRUPT where systemError != 0: .storage(.failing(path: path, detail: systemWords))
        case SQLITE_CORRUPT, SQLITE_NOTADB: .storage(.corrupt(path: path, detail: detail))
        // SQLite reports a lock that the file system refuses as one that another process holds.
        case SQLITE_BUSY where systemError == ENOLCK, SQLITE_PROTOCOL where systemError == ENOLCK:
            .storage(.noLocks(path: path))
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .storage(.busy(path: path))
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .storage(.cannotOpen(path: path, detail: fullDetail))
        case SQLITE_IOERR where [ENOSPC, EDQUOT].contains(systemError): .storage(.full(path: path))
        case SQLITE_IOERR: .storage(.failing(path: path, detail: fullDetail))
        default: .unexpected("SQLite error \(code), \(detail)")
        }
    }

    /// The system's error number. A connection keeps none of a commit or a page that failed, but its files do.
    private static func systemError(of connection: OpaquePointer, code: Int32) -> Int32 {
        if [SQLITE_BUSY, SQLITE_PROTOCOL].contains(code & 0xFF) { return lockError(of: connection) }
        let kept = sqlite3_system_errno(connection)
        guard kept == 0 && code & 0xFF == SQLITE_IOERR || code & 0xFF == SQLITE_CORRUPT else { return kept }
        return [SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER].lazy.map { fileError(of: connection, $0) }
            .first { $0 != 0 } ?? 0
    }

    /// ENOLCK where the file's own folder knows no locks, else 0: nothing keeps it of a lock that was not given.
    private static func lockError(of connection: OpaquePointer) -> Int32 {
        guard let name = sqlite3_db_filename(connection, "main"), name.pointee != 0 else { return 0 }
        return FileLock.areRefused(beside: String(cString: name)) ? ENOLCK : 0
    }

    private static func fileError(of connection: OpaquePointer, _ which: Int32) -> Int32 {
        var (file, number): (UnsafeMutablePointer<sqlite3_file>?, Int32) = (nil, 0)
        guard sqlite3_file_control(connection, "main", which, &file) == SQLITE_OK, let file,
            let control = file.pointee.pMethods?.pointee.xFileControl,
            control(file, SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK
        else { return 0 }
        return number
    }

    private var fullDetail: String {
        systemError == 0 ? detail : "\(detail) (\(systemWords))"
    }

    private var systemWords: String { String(cString: strerror(systemError)) }
}
