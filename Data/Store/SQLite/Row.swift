import CSQLite
import Domain
import FoundationEssentials

/// The current row of a statement, read by position. A value of the wrong kind is a damaged file, never a trap.
package struct Row {
    let statement: Statement

    /// A column that holds a number.
    package func integer(_ column: Int32) throws(AppError) -> Int {
        let value = value(column)
        guard sqlite3_value_type(value) == SQLITE_INTEGER else { throw wrong(column, "an integer") }
        return Int(sqlite3_value_int64(value))
    }

    /// A column that holds a text.
    package func text(_ column: Int32) throws(AppError) -> String {
        guard let bytes = bytes(ofText: value(column)) else { throw wrong(column, "text") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A column that holds a text or NULL.
    package func optionalText(_ column: Int32) throws(AppError) -> String? {
        let value = value(column)
        guard let bytes = bytes(ofText: value) else {
            guard sqlite3_value_type(value) == SQLITE_NULL else { throw wrong(column, "text") }
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A column that holds a number or NULL.
    package func optionalInteger(_ column: Int32) throws(AppError) -> Int? {
        kind(column) == SQLITE_NULL ? nil : try integer(column)
    }

    /// A column that holds bytes or NULL.
    func optionalBlob(_ column: Int32) throws(AppError) -> [UInt8]? {
        kind(column) == SQLITE_NULL ? nil : try blob(column)
    }

    /// A column that holds bytes.
    package func blob(_ column: Int32) throws(AppError) -> [UInt8] {
        guard kind(column) == SQLITE_BLOB else { throw wrong(column, "a blob") }
        let count = Int(sqlite3_column_bytes(statement.handle, column))
        return Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement.handle, column), count: count))
    }

    /// A column that holds a moment.
    package func time(_ column: Int32) throws(AppError) -> Date {
        Date(milliseconds: Int64(try integer(column)))
    }

    /// A column that holds a moment or NULL.
    package func optionalTime(_ column: Int32) throws(AppError) -> Date? {
        kind(column) == SQLITE_NULL ? nil : try time(column)
    }

    /// A column that holds an identity.
    package func identity(_ column: Int32) throws(AppError) -> UUID {
        let value = value(column)
        guard sqlite3_value_type(value) == SQLITE_BLOB, sqlite3_value_bytes(value) == 16,
            let start = sqlite3_value_blob(value)
        else { throw wrong(column, "an identity") }
        return UUID(uuid: start.loadUnaligned(as: uuid_t.self))
    }

    /// A date as ISO 8601 writes it, read without making a text of it.
    func day(_ column: Int32) throws(AppError) -> Day {
        guard let bytes = bytes(ofText: value(column)), let day = Day(iso: bytes) else { throw wrong(column, "a date") }
        return day
    }

    /// A column that holds an identity or NULL.
    package func optionalIdentity(_ column: Int32) throws(AppError) -> UUID? {
        kind(column) == SQLITE_NULL ? nil : try identity(column)
    }

    /// The error for a stored value that makes no sense.
    package func corrupt(_ detail: String) -> AppError {
        .storage(.corrupt(path: statement.path, detail: detail))
    }

    /// The value of a column, looked up once. SQLite allows that for exclusive use of the connection, which
    /// `Connection` ensures.
    private func value(_ column: Int32) -> OpaquePointer? {
        sqlite3_column_value(statement.handle, column)
    }

    /// The bytes of a text until the next row, or nil for a value that is none.
    private func bytes(ofText value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
        guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else { return nil }
        return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    }

    private func kind(_ column: Int32) -> Int32 {
        sqlite3_column_type(statement.handle, column)
    }

    private func wrong(_ column: Int32, _ expected: String) -> AppError {
        let name = sqlite3_column_name(statement.handle, column).map { String(cString: $0) }
        return corrupt("\(name ?? "column \(column)") is not \(expected)")
    }
}
