import Domain
import Foundation

/// Takes queued writes back: the records become what they were without them. Runs inside a transaction.
struct Revert {
    let connection: Connection
    /// A write and all that need it, oldest first.
    let entries: [Int]

    func run() throws(AppError) {
        let source = try connection.restoring()
        // The newest first: what is put back in the end is what was there before the oldest.
        for entry in entries.reversed() {
            for change in try OutboxChange.all(ofEntry: entry, in: connection) { try putBack(change, into: source) }
        }
        for entry in entries { try OutboxRow.delete(entry, in: connection) }
        try Arrivals(connection: connection, source: source).takeIn()
    }

    private func putBack(_ change: OutboxChange, into source: String) throws(AppError) {
        guard let kind = RecordKind(rawValue: change.kind)?.synced else { return }
        let body = try previous(change, of: kind)
        try connection.run(
            "DELETE FROM \(source) WHERE kind = ? AND subject = ?", [.text(change.kind), .identity(change.subject)])
        try connection.run(
            "INSERT INTO \(source) (kind, subject, body) VALUES (?, ?, ?)",
            [.text(change.kind), .identity(change.subject), .text(body)])
    }

    /// What the remote has, where that is known to differ; else what was there before. What is counted becomes what the
    /// queued writes make of it that stay.
    private func previous(_ change: OutboxChange, of kind: SyncedKind) throws(AppError) -> String? {
        if let theirs = change.theirs { return theirs == "null" ? nil : theirs }
        guard !kind.counters.isEmpty, let before = change.before else { return change.before }
        let counts = try OutboxChange.recount(kind, change.subject, without: entries, in: connection)
        var image = try RecordImage(before, in: connection)
        for (counter, count) in counts { image.fields[counter] = String(max(0, count)) }
        return image.text(as: kind)
    }
}
