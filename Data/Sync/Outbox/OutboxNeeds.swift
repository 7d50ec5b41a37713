import Data
import Domain
import FoundationEssentials

/// The queued writes that must be sent before another: those of the same record, those that create a record that it
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

    /// The last write of the same record before this one. Two writes that only count need not wait for each other,
    /// unless this one takes what the other returns.
    private func sameRecord(in connection: Connection) throws(AppError) -> [Int] {
        guard !kind.counters.isEmpty else {
            return try OutboxChange.last(of: change.kind, change.subject, in: connection).map { [$0.entry] } ?? []
        }
        let mine = try step(in: connection)
        return try connection.rows(
            """
            SELECT entry FROM outbox_change WHERE kind = ?1 AND subject = ?2
                AND (?3 IS NULL OR \(rest("before")) IS NOT \(rest("after")) OR (?3 < 0 AND \(step("before", "after")) > 0))
            """, [.text(change.kind), .identity(change.subject), mine.map(SQLValue.integer) ?? .null]
        ) { row throws(AppError) in try row.integer(0) }
    }

    /// The counted difference of a change that does nothing else; nil for any other.
    private func step(in connection: Connection) throws(AppError) -> Int? {
        try connection.first(
            "SELECT iif(\(rest("?1")) IS \(rest("?2")), \(step("?1", "?2")), NULL)",
            [.text(change.before), .text(change.after)]
        ) { row throws(AppError) in try row.optionalInteger(0) } ?? nil
    }

    /// A record without its counters, in SQL.
    private func rest(_ image: String) -> String {
        "json_remove(\(image), \(kind.counters.map { "'$.\($0)'" }.joined(separator: ", ")))"
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
