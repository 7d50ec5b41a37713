import CSQLite
import Domain
import Foundation

/// The row that a statement stands on, read by position. A value of the wrong kind is a damaged file, never a trap.
struct Row {
    let statement: Statement

    func integer(_ column: Int32) throws(AppError) -> Int {
        guard kind(column) == SQLITE_INTEGER else { throw wrong(column, "an integer") }
        return Int(sqlite3_column_int64(statement.handle, column))
    }

    func text(_ column: Int32) throws(AppError) -> String {
        guard kind(column) == SQLITE_TEXT, let start = sqlite3_column_text(statement.handle, column) else {
            throw wrong(column, "text")
        }
        let count = Int(sqlite3_column_bytes(statement.handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func optionalText(_ column: Int32) throws(AppError) -> String? {
        kind(column) == SQLITE_NULL ? nil : try text(column)
    }

    func optionalInteger(_ column: Int32) throws(AppError) -> Int? {
        kind(column) == SQLITE_NULL ? nil : try integer(column)
    }

    func blob(_ column: Int32) throws(AppError) -> [UInt8] {
        guard kind(column) == SQLITE_BLOB else { throw wrong(column, "a blob") }
        let count = Int(sqlite3_column_bytes(statement.handle, column))
        return Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement.handle, column), count: count))
    }

    func time(_ column: Int32) throws(AppError) -> Date {
        Date(milliseconds: Int64(try integer(column)))
    }

    func optionalTime(_ column: Int32) throws(AppError) -> Date? {
        kind(column) == SQLITE_NULL ? nil : try time(column)
    }

    func identity(_ column: Int32) throws(AppError) -> UUID {
        guard kind(column) == SQLITE_BLOB, sqlite3_column_bytes(statement.handle, column) == 16,
            let start = sqlite3_column_blob(statement.handle, column)
        else { throw wrong(column, "an identity") }
        return UUID(uuid: start.loadUnaligned(as: uuid_t.self))
    }

    /// A date as ISO 8601 writes it, read without making a text of it.
    func day(_ column: Int32) throws(AppError) -> Day {
        guard kind(column) == SQLITE_TEXT, let start = sqlite3_column_text(statement.handle, column) else {
            throw wrong(column, "a date")
        }
        let count = Int(sqlite3_column_bytes(statement.handle, column))
        guard let day = Day(iso: UnsafeBufferPointer(start: start, count: count)) else { throw wrong(column, "a date") }
        return day
    }

    func optionalIdentity(_ column: Int32) throws(AppError) -> UUID? {
        kind(column) == SQLITE_NULL ? nil : try identity(column)
    }

    /// The error for a stored value that makes no sense.
    func corrupt(_ detail: String) -> AppError {
        .storage(.corrupt(path: statement.path, detail: detail))
    }

    private func kind(_ column: Int32) -> Int32 {
        sqlite3_column_type(statement.handle, column)
    }

    private func wrong(_ column: Int32, _ expected: String) -> AppError {
        let name = sqlite3_column_name(statement.handle, column).map { String(cString: $0) }
        return corrupt("\(name ?? "column \(column)") is not \(expected)")
    }
}
