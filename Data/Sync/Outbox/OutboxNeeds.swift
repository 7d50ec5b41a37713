import Data
import Domain
import FoundationEssentials

/// The queued writes that must be sent before another: those of the same fields, those that create a record that it
/// names, those that release what it takes, and for a deletion that of a record that it named. Runs inside a
/// transaction.
struct OutboxNeeds {
    let change: OutboxChange
    let kind: SyncedKind

    init(of change: OutboxChange, kind: RecordKind) {
        self.change = change
        self.kind = kind.synced
    }

    func insert(in connection: Connection) throws(AppError) {
        let needs =
            try sameRecord(in: connection) + makers(in: connection) + freed(in: connection)
            + enders(in: connection)
        for need in needs where need < change.entry {
            try connection.run(
                "INSERT OR IGNORE INTO outbox_need (entry, needs) VALUES (?, ?)",
                [.integer(change.entry), .integer(need)])
        }
    }

    /// The writes of the same record that this one builds on: the last one of each field that it changes, or of the
    /// record as a whole, and those that return what it takes.
    private func sameRecord(in connection: Connection) throws(AppError) -> [Int] {
        guard kind.merging == .fields else {
            return try OutboxChange.last(of: change.kind, change.subject, in: connection).map { [$0.entry] } ?? []
        }
        return try wholes(in: connection) + writersOfFields(in: connection) + returns(in: connection)
    }

    /// The writes that make the record or delete it; for one that does so itself, all.
    private func wholes(in connection: Connection) throws(AppError) -> [Int] {
        try connection.rows(
            """
            SELECT entry FROM outbox_change
            WHERE kind = ?1 AND subject = ?2 AND (before IS NULL OR after IS NULL OR ?3 IS NULL OR ?4 IS NULL)
            """, values
        ) { row throws(AppError) in try row.integer(0) }
    }

    /// The newest write of each field that this one changes.
    private func writersOfFields(in connection: Connection) throws(AppError) -> [Int] {
        let fields = kind.names.filter { !kind.counters.contains($0) }.map { "\"\($0)\"" }.joined(separator: ",")
        return try connection.rows(
            """
            SELECT max(entry) FROM json_each(?5) AS field CROSS JOIN outbox_change
            WHERE (?3 ->> field.value) IS NOT (?4 ->> field.value) AND kind = ?1 AND subject = ?2
                AND (before ->> field.value) IS NOT (after ->> field.value)
            GROUP BY field.value
            """, values + [.text("[\(fields)]")]
        ) { row throws(AppError) in try row.integer(0) }
    }

    /// The writes that return to a counter, for one that takes from it.
    private func returns(in connection: Connection) throws(AppError) -> [Int] {
        guard !kind.counters.isEmpty else { return [] }
        return try connection.rows(
            """
            SELECT entry FROM outbox_change
            WHERE kind = ?1 AND subject = ?2 AND \(step("?3", "?4")) < 0 AND \(step("before", "after")) > 0
            """, values
        ) { row throws(AppError) in try row.integer(0) }
    }

    private var values: [SQLValue] {
        [.text(change.kind), .identity(change.subject), .text(change.before), .text(change.after)]
    }

    /// How much more is counted, in SQL.
    private func step(_ before: String, _ after: String) -> String {
        kind.counters.map { "(\(after) ->> '$.\($0)') - (\(before) ->> '$.\($0)')" }.joined(separator: " + ")
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
                reference.maker, [.text(reference.kind.rawValue), .text(after)]
            ) { row throws(AppError) in try row.integer(0) }
            if let maker { found.append(maker) }
        }
        return found
    }

    /// The writes that delete a record that this deleted one named, by its identity or its number: a patient's notes go
    /// after the patient.
    private func enders(in connection: Connection) throws(AppError) -> [Int] {
        guard let before = change.before, change.after == nil else { return [] }
        var found: [Int] = []
        for reference in kind.references {
            found += try connection.rows(
                """
                SELECT entry FROM outbox_change WHERE kind = ?1 AND after IS NULL
                    AND ?2 ->> '$.\(reference.field)' IN (lower(hex(subject)), before ->> '$.\(reference.column)')
                """, [.text(reference.kind.rawValue), .text(before)]
            ) { row throws(AppError) in try row.integer(0) }
        }
        return found
    }
}
