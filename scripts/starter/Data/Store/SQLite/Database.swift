// only sqlite
import CSQLite
import Domain
import Synchronization

/// A value of a column.
enum SQLValue: Sendable {
    case integer(Int)
    case text(String)
}

/// One SQLite file. One statement at a time, each of them all or nothing.
final class Database: Sendable {
    /// Used only while the lock is held.
    private let connection: Mutex<OpaquePointer>

    /// Opens the file at a path, or makes it, in the newest format.
    init(at path: String) throws(AppError) {
        var handle: OpaquePointer?
        let result = sqlite3_open(path, &handle)
        guard result == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw .storage("\(path): \(String(cString: sqlite3_errstr(result)))")
        }
        sqlite3_busy_timeout(handle, 5000)
        connection = Mutex(handle)
        try migrate()
    }

    deinit {
        connection.withLock { _ = sqlite3_close($0) }
    }

    /// Runs a statement, with a value for each `?`.
    func run(_ sql: String, _ values: [SQLValue] = []) throws(AppError) {
        _ = try rows(sql, values) { _ in }
    }

    /// The rows of a statement, each as `read` makes it.
    func rows<Value: Sendable>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Row) -> Value
    ) throws(AppError) -> [Value] {
        try connection.withLock { connection throws(AppError) in
            var statement: OpaquePointer?
            defer { sqlite3_finalize(statement) }
            guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
                throw Self.fault(of: connection)
            }
            for (index, value) in values.enumerated() { Self.bind(value, to: statement, at: Int32(index + 1)) }
            var found: [Value] = []
            while true {
                switch sqlite3_step(statement) {
                case SQLITE_ROW: found.append(read(Row(statement: statement)))
                case SQLITE_DONE: return found
                default: throw Self.fault(of: connection)
                }
            }
        }
    }

    private static func bind(_ value: SQLValue, to statement: OpaquePointer, at index: Int32) {
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
        case .text(let text):
            // SQLite makes a copy: that is what −1 stands for.
            sqlite3_bind_text(statement, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
    }

    private static func fault(of connection: OpaquePointer) -> AppError {
        .storage(String(cString: sqlite3_errmsg(connection)))
    }
}

/// One row of an answer, as long as it is read.
struct Row {
    fileprivate let statement: OpaquePointer

    /// The number in a column.
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    /// The text in a column.
    func text(_ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }
}
