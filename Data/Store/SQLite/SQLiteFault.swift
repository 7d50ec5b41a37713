import CSQLite
import Domain
import Foundation

/// What SQLite said went wrong, and the one place where that becomes an `AppError`.
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
        let systemError = connection.map { sqlite3_system_errno($0) } ?? 0
        self.init(code: code, detail: words.map { String(cString: $0) } ?? "error \(code)", systemError: systemError)
    }

    func appError(path: String) -> AppError {
        switch code & 0xFF {
        case SQLITE_READONLY: .storage(.readOnly(path: path))
        case SQLITE_FULL: .storage(.full(path: path))
        case SQLITE_CORRUPT, SQLITE_NOTADB: .storage(.corrupt(path: path, detail: detail))
        case SQLITE_BUSY, SQLITE_LOCKED: .storage(.busy(path: path))
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .storage(.cannotOpen(path: path, detail: fullDetail))
        case SQLITE_IOERR where [ENOSPC, EDQUOT].contains(systemError): .storage(.full(path: path))
        case SQLITE_IOERR: .storage(.cannotOpen(path: path, detail: fullDetail))
        default: .unexpected("SQLite error \(code), \(detail)")
        }
    }

    private var fullDetail: String {
        systemError == 0 ? detail : "\(detail) (\(String(cString: strerror(systemError))))"
    }
}
