import Domain
import FoundationEssentials

extension LogEntry {
    /// A record as the last entry about it says, or nil if there is none.
    static func image(of subject: UUID, in connection: Connection) throws(AppError) -> String? {
        let last = try all(about: subject, before: nil, limit: 1, in: connection).first?.written
        let change = last?.changes.first { $0.subject == subject }
        return change?.after ?? change?.before
    }

    /// The newest entries about a record before a position, newest first, by the index of the log by record.
    static func all(
        about subject: UUID, before position: Int?, limit: Int, in connection: Connection
    ) throws(AppError) -> [(position: Int, written: SignedIntent)] {
        try connection.rows(
            aboutSQL, [.identity(subject), .integer(position ?? .max), .integer(limit)]
        ) { row throws(AppError) in (try row.integer(0), try written(row, 1)) }
    }

    static let aboutSQL = """
        SELECT position, intent FROM log_subject JOIN log_entry USING (position)
        WHERE subject = ? AND position < ? ORDER BY position DESC LIMIT ?
        """

    /// The intent of an entry's row.
    static func written(_ row: Row, _ column: Int32) throws(AppError) -> SignedIntent {
        guard let intent = SignedIntent(try row.blob(column)) else { throw row.corrupt("an entry of the log is none") }
        return intent
    }

    /// Takes the images of a record out of every entry about it. The entries stay as they were signed and hashed.
    static func forget(_ subject: UUID, in connection: Connection) throws(AppError) {
        for (position, written) in try all(about: subject, before: nil, limit: .max, in: connection) {
            try replace(position, with: written.forgetting(subject), in: connection)
        }
    }

    /// The same for the reads about a patient. The index has none of them, so it reads the whole log.
    static func forgetReads(of patient: UUID, in connection: Connection) throws(AppError) {
        let reads = try connection.rows(
            "SELECT position, intent FROM log_entry WHERE instr(intent, ?)", [.identity(patient)]
        ) { row throws(AppError) in (try row.integer(0), try written(row, 1)) }
        for (position, written) in reads {
            try replace(position, with: written.forgetting(patient), in: connection)
        }
    }

    private static func replace(
        _ position: Int, with written: SignedIntent, in connection: Connection
    ) throws(AppError) {
        try connection.run(
            "UPDATE log_entry SET intent = ? WHERE position = ?", [.blob(written.bytes), .integer(position)])
    }
}
