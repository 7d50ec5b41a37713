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
        for change in try records() { try putBack(change, into: source) }
        for kind in RecordKind.allCases { try checkNothingNames(kind, gone: source) }
        for entry in entries { try OutboxRow.delete(entry, in: connection) }
        try connection.settleChanges()
        try Arrivals(connection: connection, source: source).takeIn()
    }

    /// One change of each record that they change.
    private func records() throws(AppError) -> [OutboxChange] {
        var found: [[String]: OutboxChange] = [:]
        for entry in entries {
            for change in try OutboxChange.all(ofEntry: entry, in: connection) {
                found[[change.kind, change.subject.uuidString]] = change
            }
        }
        return Array(found.values)
    }

    private func putBack(_ change: OutboxChange, into source: String) throws(AppError) {
        guard let kind = RecordKind(rawValue: change.kind)?.synced else { return }
        try connection.run(
            "INSERT INTO \(source) (kind, subject, body) VALUES (?, ?, ?)",
            [.text(change.kind), .identity(change.subject), .text(try previous(change, of: kind))])
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

    /// The remote's version with the queued writes that stay.
    private func previous(_ change: OutboxChange, of kind: SyncedKind) throws(AppError) -> String? {
        let queued = try OutboxChange.all(of: kind.name, change.subject, in: connection)
        let staying = queued.filter { !entries.contains($0.entry) }
        return try Rebase(connection: connection).rebase(staying, of: kind, onto: queued.first?.remoteBody)
            .mine?.clamped(kind).text(as: kind)
    }
}

extension AppError {
    /// Records that stay refer to one that would be removed.
    static let namedElsewhere = AppError.conflict("Other records that stay name it.", advice: "Try it again instead.")
}
