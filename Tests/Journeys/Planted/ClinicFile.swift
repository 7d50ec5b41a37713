import CSQLite
import Foundation

/// A clinic's database, read and changed behind the program's back.
nonisolated struct ClinicFile {
    let path: String

    /// The database of the clinic in a folder.
    init(in folder: String) {
        path = "\(folder)/clinic.sqlite"
    }

    /// The orders and people, with all data that no sign-in changes.
    var contents: [String] {
        get throws {
            let tables = [
                ("clinic", "name"), ("seller", "name"), ("staff", "user_name || name || role"),
                ("orders", "number || customer || state || version"), ("order_line", "item || quantity || unit_price"),
                ("order_event", "position || state || at || by"),
            ]
            return try tables.flatMap { table, columns in try texts("SELECT \(columns) FROM \(table) ORDER BY 1") }
        }
    }

    /// Whether SQLite finds no damage.
    var isWhole: Bool { get throws { try texts("PRAGMA integrity_check") == ["ok"] } }

    /// Runs statements.
    func run(_ sql: String) throws {
        try opened { handle in
            guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw Self.fault(handle) }
        }
    }

    /// The first column of each row.
    func texts(_ sql: String) throws -> [String] {
        try opened { handle in
            var statement: OpaquePointer?
            defer { sqlite3_finalize(statement) }
            guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw Self.fault(handle) }
            var rows: [String] = []
            while sqlite3_step(statement) == SQLITE_ROW {
                rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
            }
            return rows
        }
    }

    private func opened<Value>(_ body: (OpaquePointer?) throws -> Value) throws -> Value {
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        guard sqlite3_open(path, &handle) == SQLITE_OK else { throw Self.fault(handle) }
        return try body(handle)
    }

    private static func fault(_ handle: OpaquePointer?) -> ProcessFault {
        ProcessFault("SQLite: \(String(cString: sqlite3_errmsg(handle)))")
    }
}
