import CSQLite
import Domain

/// An open connection to a database. Used by one thread at a time: its owner locks it.
package final class Connection {
    let path: String
    let handle: OpaquePointer
    let patience: Int32
    /// Those that were used so far, by the hashes of their texts. A dictionary with texts for keys has the runtime look
    /// for a conformance at each start.
    private var statements: [Int: Statement] = [:]
    /// Records the changes of the current write.
    package var recording: ChangeRecording?
    /// How many pages the log held after the last commit here.
    var pagesInLog: Int32 = 0
    /// Whether SQL knows the function of ``learnBytesOfHex()`` here.
    var knowsBytesOfHex = false
    /// Whether connections of this process allocate memory without waiting for each other.
    private static let allocatesAlone = clinic_sqlite3_stop_counting_memory() == SQLITE_OK

    /// Opens an existing database; `:memory:` is a new one in memory.
    ///
    /// A statement waits `patience` milliseconds for another process to release the file before it fails as busy.
    init(path: String, writable: Bool = true, patience: Int32 = 5_000) throws(AppError) {
        _ = Self.allocatesAlone
        var opened: OpaquePointer?
        let mode = writable ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
        let code = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            throw SQLiteFault(code: code, of: opened).appError(path: path)
        }
        self.path = path
        handle = opened
        self.patience = patience
        sqlite3_busy_timeout(handle, patience)
        countPagesOfLog()
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Whether its file is no longer the one of that name.
    var hasMoved: Bool {
        var moved: Int32 = 0
        return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
    }

    /// Whether the operating system lets this file only be read, whatever was asked for.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// How often statements have begun to run here: what a read costs in statements can be counted.
    var runs: Int { statements.values.reduce(0) { $0 + $1.runs } }

    /// Runs a statement that returns nothing, and says how many rows it changed.
    @discardableResult
    package func run(_ sql: String, _ values: [SQLValue] = []) throws(AppError) -> Int {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {}
        return Int(sqlite3_changes(handle))
    }

    /// Every row that a statement returns, decoded by position. Room is made at once for as many as are expected.
    package func rows<Value>(
        _ sql: String, _ values: [SQLValue] = [], expecting count: Int = 0,
        _ decode: (Row) throws(AppError) -> Value
    ) throws(AppError) -> [Value] {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var decoded: [Value] = []
        if count > 0 { decoded.reserveCapacity(count) }
        while try statement.step() { decoded.append(try decode(Row(statement: statement))) }
        return decoded
    }

    /// The first row of a statement, or nil if there is none.
    package func first<Value>(
        _ sql: String, _ values: [SQLValue] = [], _ decode: (Row) throws(AppError) -> Value
    ) throws(AppError) -> Value? {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        return try statement.step() ? try decode(Row(statement: statement)) : nil
    }

    /// Copies every committed page to another connection.
    func copy(to target: Connection) throws(AppError) {
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else { throw target.lastError }
        sqlite3_backup_step(backup, -1)
        guard sqlite3_backup_finish(backup) == SQLITE_OK else { throw target.lastError }
    }

    /// Whether it tried to change any row since it was opened.
    var hasWritten: Bool { sqlite3_total_changes(handle) > 0 }

    var lastError: AppError {
        SQLiteFault(code: sqlite3_extended_errcode(handle), of: handle).appError(path: path)
    }

    /// A statement that was used before, or a new one.
    func prepared(_ sql: String) throws(AppError) -> Statement {
        let hash = sql.hashValue
        if let statement = statements[hash], statement.sql == sql { return statement }
        let statement = try Statement(sql, on: handle, path: path)
        statements[hash] = statement
        return statement
    }
}
