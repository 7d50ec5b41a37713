import Domain

/// The look at a plain copy of a clinic: whether it is one, undamaged, and how much is in it.
struct CopyCheck {
    /// The number of rows of each table.
    struct Contents: Equatable {
        let format: Int
        let rows: [String: Int]
    }

    let path: String
    /// The newest format that this program knows.
    var known = Migration.all.last?.version ?? 0

    /// Checks the whole copy, and counts its rows.
    ///
    /// - Throws: the first problem, as a storage error.
    func contents() throws(AppError) -> Contents {
        let connection = try Connection(path: path, writable: false)
        guard case .clinic(let format) = try FileFormat.read(from: connection, known: known) else {
            throw .storage(.corrupt(path: path, detail: "it is empty"))
        }
        try connection.applySettings()
        try connection.lookForDamage(everywhere: true)
        return Contents(format: format, rows: try connection.rowsByTable())
    }
}

extension Connection {
    /// The number of rows of each table.
    func rowsByTable() throws(AppError) -> [String: Int] {
        let tables = try rows(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
        ) { row throws(AppError) in try row.text(0) }
        var counts: [String: Int] = [:]
        for table in tables {
            let name = table.replacing("\"", with: "\"\"")
            counts[table] = try first("SELECT count(*) FROM \"\(name)\"") { row throws(AppError) in try row.integer(0) }
        }
        return counts
    }
}
