import Data
import Domain

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

    /// Leaves those there of which something was signed. The remote knows nothing of the others.
    func settle() throws(AppError) {
        let asked = "version = ?1 AND reason = ?2"
        let values: [SQLValue] = [.integer(ArrivalCheck.lastVersion), .text(StepReplay.asSigned)]
        let last = """
            (SELECT max(version) FROM inbox_step AS step WHERE step.kind = inbox.kind AND step.subject = inbox.subject)
            """
        try connection.run("DELETE FROM inbox WHERE \(asked) AND \(last) IS NULL", values)
        try connection.run("UPDATE inbox SET version = \(last) WHERE \(asked)", values)
    }
}
