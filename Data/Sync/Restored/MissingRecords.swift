import Data
import Domain
import FoundationEssentials

/// Records of this workstation that are not in the remote's complete data. What was signed says of each whether it was
/// deleted, or was lost when the remote was restored. Runs inside a transaction.
struct MissingRecords {
    let connection: Connection

    /// Puts them into the inbox, to be as their steps say: those have to be asked for.
    func ask() throws(AppError) {
        for kind in RecordKind.allCases where kind != .clinic {
            let synced = kind.synced
            try connection.run(
                """
                INSERT INTO inbox (kind, subject, version, body, reason)
                SELECT ?1, \(synced.identity), ?2, NULL, ?3 FROM \(synced.table)
                WHERE \(synced.identity) NOT IN (
                    SELECT subject FROM inbox WHERE kind = ?1 OR kind IN \(SetAside.kinds(of: "?1")))
                """, [.text(kind.rawValue), .integer(ArrivalCheck.lastVersion), .text(StepReplay.asSigned)])
        }
    }

    /// Puts one into the inbox that may be here, at the remote, or at both.
    func ask(about kind: RecordKind, _ subject: UUID) throws(AppError) {
        try connection.run(
            "INSERT INTO inbox (kind, subject, version, body, reason) VALUES (?, ?, ?, NULL, ?)",
            [
                .text(kind.rawValue), .identity(subject), .integer(ArrivalCheck.lastVersion),
                .text(StepReplay.asSigned),
            ])
    }

    /// Leaves those there of which something was signed.
    ///
    /// - Returns: the others, of which the remote knows nothing.
    func settle() throws(AppError) -> [LostRecords.Record] {
        let asked = "version = ?1 AND reason = ?2"
        let values: [SQLValue] = [.integer(ArrivalCheck.lastVersion), .text(StepReplay.asSigned)]
        let last = """
            (SELECT max(version) FROM inbox_step AS step WHERE step.kind = inbox.kind AND step.subject = inbox.subject)
            """
        let gone = try connection.rows(
            "DELETE FROM inbox WHERE \(asked) AND \(last) IS NULL RETURNING kind, subject", values
        ) { row throws(AppError) in
            guard let kind = RecordKind(rawValue: try row.text(0)) else {
                throw row.corrupt("a record of no known kind")
            }
            return LostRecords.Record(kind: kind, subject: try row.identity(1))
        }
        try connection.run("UPDATE inbox SET version = \(last) WHERE \(asked)", values)
        return gone
    }
}
