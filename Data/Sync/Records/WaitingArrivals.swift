import Data
import Domain

/// Records that came and name one which is not here: they lie in the inbox, under a kind of its own, until that one
/// comes. One of them must not keep out all others. Runs inside a transaction.
struct WaitingArrivals {
    private static let mark = "waiting."
    let connection: Connection

    /// Lets all of them try again; what is newer stays.
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
