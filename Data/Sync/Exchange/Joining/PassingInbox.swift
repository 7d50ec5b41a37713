import Data
import Domain

/// An inbox in memory, for what only passes through it: in the file, every record and all that was signed about it
/// would be written once more on its way, and again when it is gone. Runs inside a transaction.
struct PassingInbox {
    let connection: Connection

    private static let tables = ["inbox", "inbox_step"]
    /// How many KiB of it are kept in memory, which is more than a page, and of the file meanwhile.
    private static let memory = 32_768

    /// Runs `body` with such an inbox in the place of the stored one. What stays in it is stored afterwards.
    func use<Value>(_ body: () throws(AppError) -> Value) throws(AppError) -> Value {
        for database in ["main", "temp"] { try connection.run("PRAGMA \(database).cache_size = -\(Self.memory)") }
        for table in Self.tables { try cover(table) }
        let value = try body()
        for table in Self.tables { try uncover(table) }
        return value
    }

    /// Gives the memory back: 2,000 KiB is SQLite's default for each.
    func leave() throws(AppError) {
        for database in ["main", "temp"] { try connection.run("PRAGMA \(database).cache_size = -2000") }
    }

    /// A temporary table takes the place of a stored one of its name. What waits in that one stays there.
    private func cover(_ table: String) throws(AppError) {
        let sql = try connection.first("SELECT sql FROM main.sqlite_schema WHERE name = ?", [.text(table)]) {
            row throws(AppError) in try row.text(0)
        }
        guard let sql else { throw .unexpected("there is no table \(table)") }
        try connection.run("CREATE TEMP" + sql.dropFirst("CREATE".count))
    }

    private func uncover(_ table: String) throws(AppError) {
        try connection.run("INSERT OR REPLACE INTO main.\(table) SELECT * FROM temp.\(table)")
        try connection.run("DROP TABLE temp.\(table)")
    }
}
