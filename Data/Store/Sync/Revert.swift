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

    /// What the remote has, where that is known to differ; else what was there before. What is counted becomes what it was
    /// before all queued writes, and then what those make of it that stay.
    private func previous(_ change: OutboxChange, of kind: SyncedKind) throws(AppError) -> String? {
        if let theirs = change.theirs { return theirs == "null" ? nil : theirs }
        guard !kind.counters.isEmpty, let before = change.before else { return change.before }
        var image = try RecordImage(before, in: connection)
        let queued = try OutboxChange.all(of: change.kind, change.subject, in: connection)
        for counter in kind.counters {
            let staying = try queued.filter { !entries.contains($0.entry) }
                .map { change throws(AppError) in try step(of: counter, in: change) }
            let first = try queued.first?.before.map { text throws(AppError) in try RecordImage(text, in: connection) }
            let count = staying.reduce(first?.number(counter) ?? 0, +)
            image.fields[counter] = String(max(0, count))
        }
        return image.text(as: kind)
    }

    private func step(of counter: String, in change: OutboxChange) throws(AppError) -> Int {
        guard let before = change.before, let after = change.after else { return 0 }
        let (old, new) = (try RecordImage(before, in: connection), try RecordImage(after, in: connection))
        return (new.number(counter) ?? 0) - (old.number(counter) ?? 0)
    }
}
