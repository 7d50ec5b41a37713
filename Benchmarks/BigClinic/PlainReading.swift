import CSQLite

/// The same statements through SQLite's C API alone: prepared once, with every value of every row read.
struct PlainReading {
    private let database: PlainDatabase
    private let statements: [PlainStatement]

    init(folder: String, statements: [String]) throws {
        let database = try PlainDatabase("\(folder)/clinic.sqlite", flags: SQLITE_OPEN_READONLY)
        self.database = database
        self.statements = try statements.map(database.prepare)
    }

    /// Runs all statements a number of times, and returns the number of rows each time.
    @discardableResult func run(_ times: Int) throws -> Int {
        var (rows, seen) = (0, 0)
        for _ in 0..<times {
            rows = 0
            for statement in statements {
                while sqlite3_step(statement.handle) == SQLITE_ROW {
                    rows += 1
                    for column in 0..<sqlite3_column_count(statement.handle) { seen &+= look(statement.handle, column) }
                }
                sqlite3_reset(statement.handle)
            }
        }
        guard seen != 0 || times == 0 else { throw Misuse("nothing was read") }
        return rows
    }

    private func look(_ row: OpaquePointer, _ column: Int32) -> Int {
        switch sqlite3_column_type(row, column) {
        case SQLITE_INTEGER: Int(sqlite3_column_int64(row, column))
        case SQLITE_TEXT: Int(sqlite3_column_text(row, column)?.pointee ?? 0) + Int(sqlite3_column_bytes(row, column))
        case SQLITE_BLOB: (sqlite3_column_blob(row, column) == nil ? 0 : 1) + Int(sqlite3_column_bytes(row, column))
        default: 0
        }
    }
}
