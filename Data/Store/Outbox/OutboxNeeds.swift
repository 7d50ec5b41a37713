import Domain
import Foundation

/// Which queued writes have to be through before another: those of the same record, those that make a record which it names,
/// and those that free what it takes. Runs inside a transaction.
struct OutboxNeeds {
    let change: OutboxChange
    let kind: SyncedKind

    init(of change: OutboxChange, kind: RecordKind) {
        self.change = change
        self.kind = kind.synced
    }

    func insert(in connection: Connection) throws(AppError) {
        let needs = try sameRecord(in: connection) + makers(in: connection) + freed(in: connection)
        for need in needs where need != change.entry {
            try connection.run(
                "INSERT OR IGNORE INTO outbox_need (entry, needs) VALUES (?, ?)",
                [.integer(change.entry), .integer(need)])
        }
    }

    /// The writes of the record that come before this one. Of two that only count neither has to wait for the other, unless
    /// this one takes what that one gives back.
    private func sameRecord(in connection: Connection) throws(AppError) -> [Int] {
        let others = try OutboxChange.all(of: change.kind, change.subject, in: connection)
        guard !kind.counters.isEmpty, let step = try step(of: change, in: connection) else {
            return kind.counters.isEmpty ? others.suffix(1).map(\.entry) : others.map(\.entry)
        }
        var needs: [Int] = []
        for other in others {
            let earlier = try self.step(of: other, in: connection)
            if earlier.map({ step < 0 && $0 > 0 }) ?? true { needs.append(other.entry) }
        }
        return needs
    }

    /// By how much a change counts up or down, where it does nothing else; nil for any other.
    private func step(of change: OutboxChange, in connection: Connection) throws(AppError) -> Int? {
        guard let before = change.before, let after = change.after else { return nil }
        let (old, new) = (try RecordImage(before, in: connection), try RecordImage(after, in: connection))
        guard RecordMerge(kind).commutes(from: old, to: new) else { return nil }
        return kind.counters.reduce(0) { $0 + (new.number($1) ?? 0) - (old.number($1) ?? 0) }
    }

    /// The writes that free a time which this one takes, for the same clinician or the same patient.
    private func freed(in connection: Connection) throws(AppError) -> [Int] {
        guard kind.name == RecordKind.appointment.rawValue, let after = change.after else { return [] }
        return try connection.rows(
            """
            SELECT entry FROM outbox_change
            WHERE kind = ?1 AND subject <> ?2 AND before ->> '$.status' = ?3 AND ?4 ->> '$.status' = ?3
                AND (before ->> '$.clinician_id' = ?4 ->> '$.clinician_id'
                    OR before ->> '$.patient_id' = ?4 ->> '$.patient_id')
                AND before ->> '$.start_at' < ?4 ->> '$.end_at' AND before ->> '$.end_at' > ?4 ->> '$.start_at'
            """,
            [.text(kind.name), .identity(change.subject), .text(AppointmentName.booked), .text(after)]
        ) { row throws(AppError) in try row.integer(0) }
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
