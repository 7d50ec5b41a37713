import Domain

@testable import Data

/// The contents of a clinic's file, as text for comparison.
struct FileContents {
    let connection: Connection

    /// The file at a path.
    init(_ path: String) throws(AppError) {
        connection = try Connection(path: path)
    }

    /// A file in memory after some migrations.
    init(migrations: [Migration]) throws(AppError) {
        connection = try Connection(path: ":memory:")
        for migration in migrations { try migration.apply(connection) }
    }

    /// A table with its columns, as SQL that turns a row into text.
    typealias Table = (name: String, row: String)

    /// Every table with its columns.
    func tables() throws(AppError) -> [Table] {
        try connection.rows(
            """
            SELECT tables.name, group_concat('quote(' || columns.name || ')', ' || '' '' || ')
            FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
            GROUP BY tables.name ORDER BY tables.name
            """
        ) { row throws(AppError) in (try row.text(0), try row.text(1)) }
    }

    /// Every row of a table, as text.
    func rows(_ table: Table) throws(AppError) -> [String] {
        try connection.rows("SELECT \(table.row) FROM \(table.name) ORDER BY 1") { row throws(AppError) in
            try row.text(0)
        }
    }

    /// The whole schema of the file.
    func schema() throws(AppError) -> [String] {
        try connection.rows("SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1") {
            row throws(AppError) in try row.text(0)
        }
    }

    /// Every column of every table with its type, and a question mark where it may be NULL.
    func columns() throws(AppError) -> [String] {
        try connection.rows(
            """
            SELECT tables.name || '.' || columns.name || ' ' || columns.type || iif(columns."notnull", '', '?')
            FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
            ORDER BY tables.name, columns.cid
            """
        ) { row throws(AppError) in try row.text(0) }
    }
}
