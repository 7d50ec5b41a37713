import Data
import Domain
import FoundationEssentials

/// Takes queued writes back: the records become what they were without them. Runs inside a transaction.
struct Revert {
    let connection: Connection
    /// A write and all that need it, oldest first.
    let entries: [Int]

    func run() throws(AppError) {
        let source = try connection.restoring()
        // Newest first, so that the last restored version is the one before the oldest.
        for entry in entries.reversed() {
            for change in try OutboxChange.all(ofEntry: entry, in: connection) { try putBack(change, into: source) }
        }
        for kind in RecordKind.allCases { try checkNothingNames(kind, gone: source) }
        for entry in entries { try OutboxRow.delete(entry, in: connection) }
        try connection.settleChanges()
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

    /// A record that a restored remote lost may be named by one that it has: sent before this workstation heard of the
    /// loss.
    private func checkNothingNames(_ kind: RecordKind, gone source: String) throws(AppError) {
        for naming in RecordKind.allCases.map(\.synced) {
            for reference in naming.references where reference.kind == kind {
                let named = kind.synced
                let isNamed = try connection.first(
                    """
                    SELECT 1 FROM \(source) AS gone
                    CROSS JOIN \(named.table) AS named ON named.\(named.identity) = gone.subject
                    CROSS JOIN \(naming.table) AS naming ON naming.\(reference.field) = named.\(reference.column)
                    WHERE gone.kind = ?1 AND gone.body IS NULL AND naming.\(naming.identity) NOT IN (
                        SELECT subject FROM \(source) WHERE kind = ?2 AND body IS NULL)
                    LIMIT 1
                    """, [.text(kind.rawValue), .text(naming.name)]
                ) { _ in true }
                if isNamed == true { throw .namedElsewhere }
            }
        }
    }

    /// The remote's version if it is known to differ; otherwise the one before. Counters become what the remaining
    /// queued writes make of them.
    private func previous(_ change: OutboxChange, of kind: SyncedKind) throws(AppError) -> String? {
        if let theirs = change.theirs { return theirs == "null" ? nil : theirs }
        guard !kind.counters.isEmpty, let before = change.before else { return change.before }
        let counts = try OutboxChange.recount(kind, change.subject, without: entries, in: connection)
        var image = try RecordImage(before, in: connection)
        for (counter, count) in counts { image.fields[counter] = String(max(0, count)) }
        return image.text(as: kind)
    }
}

extension AppError {
    /// Records that stay refer to one that would be removed.
    static let namedElsewhere = AppError.conflict("Other records that stay name it.", advice: "Try it again instead.")
}
