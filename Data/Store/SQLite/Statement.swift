import CSQLite
import Domain

/// A prepared statement, kept for the life of its connection and reset after each use.
final class Statement {
    let sql: String
    let handle: OpaquePointer
    let path: String
    private let connection: OpaquePointer

    init(_ sql: String, on connection: OpaquePointer, path: String) throws(AppError) {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else {
            throw SQLiteFault(code: code, of: connection).appError(path: path)
        }
        handle = prepared
        self.sql = sql
        self.path = path
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// How often it has begun to run.
    var runs: Int { Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_RUN, 0)) }

    /// Binds values to the parameters, in order.
    func bind(_ values: [SQLValue]) throws(AppError) {
        for (index, value) in values.enumerated() {
            let code = bind(value, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw error(code) }
        }
    }

    /// Binds a text and a number, each to its parameter.
    func bind(_ text: ArraySlice<UInt8>, _ textIndex: Int32, _ number: Int, _ numberIndex: Int32) throws(AppError) {
        let code = text.withUnsafeBufferPointer { bytes in
            let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
            return sqlite3_bind_text(handle, textIndex, start, Int32(bytes.count), Self.copied)
        }
        guard code == SQLITE_OK else { throw error(code) }
        sqlite3_bind_int64(handle, numberIndex, Int64(number))
    }

    /// Goes back to before the first row; what is bound stays.
    func rewind() { sqlite3_reset(handle) }

    /// Goes to the next row; false after the last.
    func step() throws(AppError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw error(code)
        }
    }

    /// Releases rows and bound values, so that none stays in memory or holds a lock.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .text(let text): bind(text, at: index)
        case .blob(let bytes): sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), Self.copied)
        case .null: sqlite3_bind_null(handle, index)
        }
    }

    /// Binds the bytes where they are, without making a C string of them.
    private func bind(_ text: String, at index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            // No address would be NULL, which is not the empty text.
            guard let start = bytes.baseAddress else { return sqlite3_bind_text(handle, index, "", 0, Self.copied) }
            return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                sqlite3_bind_text(handle, index, $0, Int32(bytes.count), Self.copied)
            }
        }
    }

    /// SQLITE_TRANSIENT, whose C macro Swift cannot import: SQLite copies bound bytes.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    private func error(_ code: Int32) -> AppError {
        SQLiteFault(code: code, of: connection).appError(path: path)
    }
}
