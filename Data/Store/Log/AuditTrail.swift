import Domain
import FoundationEssentials

/// The clinic's log for those who may ``Permission/readLog``, oldest first.
package struct AuditTrail: Sendable {
    /// The entries that are asked for.
    package struct Query: Hashable, Sendable {
        /// None from before this moment.
        package var since: Date?
        /// Only those of this author, by user name or name.
        package var author: String?
        /// Only those about records of this name: `patient 2003`, or `patient`.
        package var record: String?

        /// A question for all of them.
        package init() {}
    }

    let database: GuardedDatabase
    let timeZone: ClinicTimeZone

    /// How many entries of the log one page reads.
    private static let page = 200

    /// Reads the log page by page.
    ///
    /// - Parameters:
    ///   - query: the entries that are asked for.
    ///   - take: called with some of them; false ends the reading.
    /// - Throws: `AppError.signInRequired` or `AppError.notAllowed`, or a storage error.
    package func read(_ query: Query, _ take: ([HistoryEntry]) -> Bool) throws(AppError) {
        var last = 0
        while true {
            let (entries, end) = try database.read(needing: [.readLog]) { connection, staff throws(AppError) in
                try page(query, after: last, for: staff.role, in: connection)
            }
            guard take(entries), let end else { return }
            last = end
        }
    }

    private func page(
        _ query: Query, after last: Int, for reader: Role, in connection: Connection
    ) throws(AppError) -> ([HistoryEntry], end: Int?) {
        let words = try LogWords(in: connection, timeZone: timeZone, for: reader)
        let author = try query.author.map { name throws(AppError) in try identity(of: name, in: connection) }
        let rows = try connection.rows(
            """
            SELECT position, intent FROM log_entry
            WHERE position > ? AND at >= ? AND (?3 IS NULL OR author = ?3) ORDER BY position LIMIT \(Self.page)
            """,
            [.integer(last), .integer(query.since?.milliseconds ?? .min), .identity(author)]
        ) { row throws(AppError) in (try row.integer(0), try LogEntry.written(row, 1)) }
        var entries: [HistoryEntry] = []
        for (position, written) in rows { entries += try words.entries(written, at: position) }
        if let record = query.record {
            entries = entries.filter { $0.record == record || $0.record.hasPrefix("\(record) ") }
        }
        return (entries, rows.last?.0)
    }

    /// A user name comes before the name of another person that is the same.
    private func identity(of name: String, in connection: Connection) throws(AppError) -> UUID {
        let found = try connection.first(
            "SELECT id FROM staff WHERE user_name = ?1 OR name = ?1 ORDER BY user_name = ?1 DESC, id", [.text(name)]
        ) { row throws(AppError) in try row.identity(0) }
        guard let found else { throw .notFound("The user name “\(name)”", by: .name) }
        return found
    }
}
