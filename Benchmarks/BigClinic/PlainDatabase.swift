import CSQLite
import Foundation

/// Plain SQLite, without the clinic's own code.
final class PlainDatabase {
    let handle: OpaquePointer

    init(_ path: String, flags: Int32 = SQLITE_OPEN_READWRITE) throws {
        var opened: OpaquePointer?
        guard sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let opened else {
            throw Misuse("\(path) cannot be opened")
        }
        handle = opened
    }

    deinit { sqlite3_close_v2(handle) }

    func prepare(_ sql: String) throws -> PlainStatement {
        try PlainStatement(sql, on: self)
    }

    func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw problem(in: sql) }
    }

    func number(_ sql: String) throws -> Int {
        let statement = try prepare(sql)
        guard sqlite3_step(statement.handle) == SQLITE_ROW else { throw problem(in: sql) }
        return Int(sqlite3_column_int64(statement.handle, 0))
    }

    /// Drops the indexes and triggers of some tables, and returns the statements that restore them.
    func takeAwayIndexes(of tables: [String]) throws -> [String] {
        let names = tables.map { "'\($0)'" }.joined(separator: ", ")
        let statement = try prepare(
            """
            SELECT type, name, sql FROM sqlite_master
            WHERE tbl_name IN (\(names)) AND type IN ('index', 'trigger') AND sql IS NOT NULL
            """)
        var found: [(drop: String, sql: String)] = []
        while sqlite3_step(statement.handle) == SQLITE_ROW {
            let texts = (0...2).map { String(cString: sqlite3_column_text(statement.handle, $0)) }
            found.append(("DROP \(texts[0]) \(texts[1])", texts[2]))
        }
        sqlite3_reset(statement.handle)
        for one in found { try run(one.drop) }
        return found.map(\.sql)
    }

    func problem(in sql: String) -> Misuse { Misuse("\(String(cString: sqlite3_errmsg(handle))) in \(sql)") }
}

/// A prepared statement.
final class PlainStatement {
    /// A value for a parameter.
    enum Value {
        case integer(Int)
        case text(String?)
        case blob(UUID)
    }

    let handle: OpaquePointer
    private let database: PlainDatabase
    private let sql: String

    init(_ sql: String, on database: PlainDatabase) throws {
        var prepared: OpaquePointer?
        guard
            sqlite3_prepare_v3(database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
                == SQLITE_OK,
            let prepared
        else { throw database.problem(in: sql) }
        (handle, self.database, self.sql) = (prepared, database, sql)
    }

    deinit { sqlite3_finalize(handle) }

    /// Runs a statement without results, with values for its parameters.
    func run(_ values: [Value]) throws {
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
        defer { sqlite3_reset(handle) }
        guard sqlite3_step(handle) == SQLITE_DONE else { throw database.problem(in: sql) }
    }

    private func bind(_ value: Value, at index: Int32) {
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .text(let text?): sqlite3_bind_text(handle, index, text, -1, Self.copied)
        case .text(nil): sqlite3_bind_null(handle, index)
        case .blob(let id):
            _ = withUnsafeBytes(of: id.uuid) { sqlite3_bind_blob(handle, index, $0.baseAddress, 16, Self.copied) }
        }
    }

    /// SQLITE_TRANSIENT, whose C macro Swift cannot import.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
