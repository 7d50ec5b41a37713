import Domain
import FoundationEssentials

extension LogEntry {
    /// A record as the last entry about it says, or nil if there is none.
    static func image(of subject: UUID, in connection: Connection) throws(AppError) -> String? {
        let intent = try connection.first(
            """
            SELECT intent FROM log_subject JOIN log_entry USING (position) WHERE subject = ? ORDER BY position DESC LIMIT 1
            """, [.identity(subject)]
        ) { row throws(AppError) in SignedIntent(try row.blob(0)) }
        let change = intent??.changes.first { $0.subject == subject }
        return change?.after ?? change?.before
    }
}
