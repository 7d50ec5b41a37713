import Data
import Domain
import FoundationEssentials

/// Records on their way into the tables: a table with their kinds, identities and JSON objects. Everything runs inside
/// a transaction.
struct Arrivals {
    let connection: Connection
    /// The table: the inbox, or one for restored records.
    let source: String

    /// Brings all of them that have tables into those, and forgets them.
    ///
    /// - Returns: how many of them the tables did not have yet.
    @discardableResult
    func takeIn() throws(AppError) -> Int {
        try connection.run("PRAGMA defer_foreign_keys = ON")
        var count = 0
        for kind in RecordKind.allCases where try has(kind) { count += try takeIn(kind) }
        return count
    }

    private func has(_ kind: RecordKind) throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM \(source) WHERE kind = ? LIMIT 1", [.text(kind.rawValue)]) { _ in true }
            ?? false
    }

    /// Skips records that are in the tables already: an own write that returns must not look like someone else's.
    private func takeIn(_ kind: RecordKind) throws(AppError) -> Int {
        let synced = kind.synced
        let image = synced.imageSQL.replacing("= ?", with: "= \(source).subject")
        try connection.run("DELETE FROM \(source) WHERE kind = ? AND body IS (\(image))", [.text(kind.rawValue)])
        let replayed = ReplayedSteps(connection: connection)
        try connection.willTakeIn(kind, from: source) { subject throws(AppError) in
            try source == "inbox" ? replayed.all(of: kind, subject) : []
        }
        let patients = kind == .clinicalNote ? try NotePositions.patients(in: source, connection) : nil
        let gone = try gone(kind)
        let words = SearchWords(kind: kind, source: source, connection: connection)
        try words.forget()
        for statement in synced.takingInSQL(from: source) { try connection.run(statement, [.text(kind.rawValue)]) }
        try words.learn()
        try connection.forget(gone, of: kind)
        if source == "inbox" { try read(kind) }
        if let patients { try NotePositions.settle(patients, in: connection) }
        return try connection.run("DELETE FROM \(source) WHERE kind = ?", [.text(kind.rawValue)])
    }
}

extension Arrivals {
    /// The records that others have deleted.
    private func gone(_ kind: RecordKind) throws(AppError) -> [UUID] {
        try connection.rows(
            "SELECT subject FROM \(source) WHERE kind = ? AND body IS NULL", [.text(kind.rawValue)]
        ) { row throws(AppError) in try row.identity(0) }
    }

    /// Reads what has come, as screens will: a record that cannot be read is no damage of this file.
    private func read(_ kind: RecordKind) throws(AppError) {
        let come = try connection.rows(
            "SELECT subject FROM \(source) WHERE kind = ? AND body IS NOT NULL", [.text(kind.rawValue)]
        ) { row throws(AppError) in try row.identity(0) }
        do throws(AppError) {
            try kind.read(come, in: connection)
        } catch {
            switch error {
            case .storage(.corrupt(_, let detail)): throw .unexpected(detail)
            case .notFound: throw .namesWhatIsMissing
            default: throw error
            }
        }
    }
}

extension Connection {
    /// Creates the table for restored records, if missing.
    ///
    /// - Returns: its name.
    func restoring() throws(AppError) -> String {
        try run(
            """
            CREATE TEMP TABLE IF NOT EXISTS restoring (kind TEXT NOT NULL, subject BLOB NOT NULL, body TEXT)
            """)
        return "restoring"
    }
}
