import Domain
import Foundation

/// Which queued writes have to be through before another: those of the same record, and those that make a record which it
/// names. Runs inside a transaction.
struct OutboxNeeds {
    let change: OutboxChange
    let kind: SyncedKind

    init(of change: OutboxChange, kind: RecordKind) {
        self.change = change
        self.kind = kind.synced
    }

    func insert(in connection: Connection) throws(AppError) {
        for need in try sameRecord(in: connection) + (try makers(in: connection)) where need != change.entry {
            try connection.run(
                "INSERT OR IGNORE INTO outbox_need (entry, needs) VALUES (?, ?)",
                [.integer(change.entry), .integer(need)])
        }
    }

    /// The newest write of the record; of two that only count, neither has to wait for the other, but for what both are
    /// built on.
    private func sameRecord(in connection: Connection) throws(AppError) -> [Int] {
        let others = try OutboxChange.all(of: change.kind, change.subject, in: connection)
        guard !kind.counters.isEmpty else { return others.suffix(1).map(\.entry) }
        guard try counts(change, in: connection) else { return others.map(\.entry) }
        for other in others.reversed() {
            if try !counts(other, in: connection) { return [other.entry] }
        }
        return []
    }

    private func counts(_ change: OutboxChange, in connection: Connection) throws(AppError) -> Bool {
        guard let before = change.before, let after = change.after else { return false }
        return RecordMerge(kind).commutes(
            from: try RecordImage(before, in: connection), to: try RecordImage(after, in: connection))
    }

    /// The writes that make what a field of this one names.
    private func makers(in connection: Connection) throws(AppError) -> [Int] {
        guard let after = change.after else { return [] }
        var found: [Int] = []
        for reference in kind.references {
            let maker = try connection.first(
                """
                SELECT entry FROM outbox_change
                WHERE kind = ? AND subject = (\(reference.lookUp.replacing("?", with: "? ->> '$.\(reference.field)'")))
                    AND before IS NULL
                """, [.text(reference.kind.rawValue), .text(after)]
            ) { row throws(AppError) in try row.integer(0) }
            if let maker { found.append(maker) }
        }
        return found
    }
}
