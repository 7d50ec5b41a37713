import Data
import Domain

/// The indexes that are not kept up while everything comes, but built once at the end: that takes a fraction of the
/// time. Runs inside a transaction.
struct LaterIndexes {
    let connection: Connection

    /// Takes away the indexes of all records, except for those that keep something unique.
    func takeAway() throws(AppError) {
        for table in RecordKind.allCases.flatMap({ [$0.synced.table] + $0.synced.parts.map(\.table) }) {
            let found = try connection.rows(
                """
                SELECT name, sql FROM sqlite_schema
                WHERE type = 'index' AND tbl_name = ? AND sql LIKE 'CREATE INDEX%'
                """, [.text(table)]
            ) { row throws(AppError) in (try row.text(0), try row.text(1)) }
            for (name, sql) in found {
                try connection.run("UPDATE remote SET joining = json_insert(joining, '$.indexes[#]', ?)", [.text(sql)])
                try connection.run("DROP INDEX \(name)")
            }
        }
    }

    /// Builds what was taken away.
    func putBack() throws(AppError) {
        let statements = try connection.rows("SELECT value FROM remote, json_each(joining, '$.indexes')") {
            row throws(AppError) in try row.text(0)
        }
        for statement in statements { try connection.run(statement) }
        try connection.run("DELETE FROM patient_word")
        try PatientWords.fill(in: connection)
    }
}
