import Data
import Domain

/// Received records that refer to a missing one: they wait in the inbox, under a separate kind, until it arrives. One
/// of them must not hold up the others. Runs inside a transaction.
struct WaitingArrivals {
    private static let mark = "waiting."
    let connection: Connection

    /// Tries all of them again; newer versions stay.
    func wake() throws(AppError) {
        let isMarked = "kind >= '\(Self.mark)' AND kind < 'waiting/'"
        try connection.run(
            """
            DELETE FROM inbox WHERE \(isMarked) AND EXISTS (
                SELECT 1 FROM inbox AS newer
                WHERE newer.kind = substr(inbox.kind, \(Self.mark.count + 1)) AND newer.subject = inbox.subject)
            """)
        try connection.run("UPDATE inbox SET kind = substr(kind, \(Self.mark.count + 1)) WHERE \(isMarked)")
    }

    /// Sets those of a kind aside that cannot be taken in yet.
    func setAside(_ kind: RecordKind) throws(AppError) {
        for reference in kind.synced.references {
            let named = "body ->> '$.\(reference.field)'"
            let other = reference.kind.synced
            try connection.run(
                """
                UPDATE inbox SET kind = '\(Self.mark)' || kind WHERE kind = ? AND \(named) IS NOT NULL AND NOT EXISTS (
                    SELECT 1 FROM \(other.table)
                    WHERE \(other.identity) = (\(reference.lookUp.replacing("?", with: named))))
                """, [.text(kind.rawValue)])
        }
    }
}
