import Domain

@testable import Data

extension Connection {
    /// Each row of a table as a line of SQL's values, in the order of these lines.
    package func contents(of table: String) throws(AppError) -> [String] {
        let columns = try rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) { row throws(AppError) in
            try row.text(0)
        }
        let line = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ' ' || ")
        return try rows("SELECT \(line) FROM \"\(table)\" ORDER BY 1") { row throws(AppError) in try row.text(0) }
    }
}

extension Database {
    /// Everything in the file, each with its place.
    package func texts() throws -> [String] {
        try read { connection throws(AppError) in
            let tables = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") {
                row throws(AppError) in try row.text(0)
            }
            var all: [String] = []
            for table in tables {
                let columns = try connection.rows("SELECT name FROM pragma_table_xinfo(?)", [.text(table)]) {
                    row throws(AppError) in try row.text(0)
                }
                for column in columns {
                    all += try connection.rows(
                        "SELECT CAST(\"\(column)\" AS TEXT) FROM \"\(table)\" WHERE \"\(column)\" IS NOT NULL"
                    ) { row throws(AppError) in "\(table).\(column): \(try row.text(0))" }
                }
            }
            return all
        }
    }

    /// Everything that is wrong with the file.
    package func problems() throws -> [String] {
        try read { connection throws(AppError) in
            do { return try FileCheck(connection: connection).problems() } catch { return ["\(error)"] }
        }
    }

    /// Throws an error with everything that is wrong with the file, if anything is.
    package func check() throws {
        let problems = try problems()
        guard problems.isEmpty else { throw AppError.unexpected(problems.joined(separator: " ")) }
    }
}
