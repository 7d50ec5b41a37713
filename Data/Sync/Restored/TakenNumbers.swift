import Data
import Domain
import FoundationEssentials

/// Short numbers that a record in the inbox has, too, because a restored remote leased them again. This workstation's
/// record gets another number, here and in the queue; people keep both. Runs inside a transaction.
struct TakenNumbers {
    let connection: Connection

    /// The kinds whose numbers workstations assign, with the columns that contain one: of tables, and of the queue.
    private static let kinds: [(kind: RecordKind, block: NumberBlock, columns: [(table: String, column: String)])] = [
        (
            .patient, .patient,
            [("patient_word", "number"), ("clinical_note", "patient"), ("orders", "patient_number")]
        ),
        (.order, .order, [("purchase", "order_number"), ("product_order", "order_number")]),
        (.appointment, .appointment, [("appointment_event", "appointment")]),
    ]

    private static let queued: [(kind: RecordKind, field: String, of: RecordKind)] = [
        (.clinicalNote, "patient", .patient), (.order, "patient_number", .patient),
    ]

    /// Renumbers the records whose numbers another workstation has used, too.
    ///
    /// - Throws: `AppError.conflict` if this workstation has no number left.
    func giveWay() throws(AppError) {
        try connection.run("PRAGMA defer_foreign_keys = ON")
        for (kind, block, columns) in Self.kinds {
            for (subject, old, coming) in try taken(kind) {
                var new = try free(coming, kind)
                if new == nil { new = try fresh(block, kind) }
                guard let new else { continue }
                try renumber(kind, columns, subject, from: old, to: new)
            }
            for (subject, old, new) in try changed(kind) {
                try renumber(kind, columns, subject, from: old, to: new)
            }
        }
    }

    /// References by number change with it.
    private func renumber(
        _ kind: RecordKind, _ columns: [(table: String, column: String)], _ subject: UUID, from old: Int, to new: Int
    ) throws(AppError) {
        try connection.willChange(kind, subject)
        for (other, field, of) in Self.queued where of == kind {
            let naming = "SELECT id FROM \(other.synced.table) WHERE \(field) = ?"
            let named = try connection.rows(naming, [.integer(old)]) { row throws(AppError) in try row.identity(0) }
            for subject in named { try connection.willChange(other, subject) }
        }
        try connection.run(
            "UPDATE \(kind.synced.table) SET number = ? WHERE id = ?", [.integer(new), .identity(subject)])
        for (table, column) in columns {
            try connection.run("UPDATE \(table) SET \(column) = ? WHERE \(column) = ?", [.integer(new), .integer(old)])
        }
        try renumberQueue(kind, subject, from: old, to: new)
    }

    /// The records here that have another number there: another workstation gave it to them.
    private func changed(_ kind: RecordKind) throws(AppError) -> [(UUID, Int, Int)] {
        try connection.rows(
            """
            SELECT mine.id, mine.number, come.body ->> '$.number' FROM inbox AS come
            CROSS JOIN \(kind.synced.table) AS mine ON mine.id = come.subject
            WHERE come.kind = ? AND come.body IS NOT NULL AND mine.number <> come.body ->> '$.number'
            """, [.text(kind.rawValue)]
        ) { row throws(AppError) in (try row.identity(0), try row.integer(1), try row.integer(2)) }
    }

    /// The records here whose numbers another one in the inbox has, with the number that they have there themselves, if
    /// they are.
    private func taken(_ kind: RecordKind) throws(AppError) -> [(UUID, Int, Int?)] {
        try connection.rows(
            """
            SELECT mine.id, mine.number, own.body ->> '$.number' FROM inbox AS come
            CROSS JOIN \(kind.synced.table) AS mine ON mine.number = come.body ->> '$.number' AND mine.id <> come.subject
            LEFT JOIN inbox AS own ON own.kind = come.kind AND own.subject = mine.id
            WHERE come.kind = ? AND EXISTS (SELECT 1 FROM \(kind.synced.table))
            """, [.text(kind.rawValue)]
        ) { row throws(AppError) in (try row.identity(0), try row.integer(1), try row.optionalInteger(2)) }
    }

    private func free(_ number: Int?, _ kind: RecordKind) throws(AppError) -> Int? {
        guard let number else { return nil }
        let isTaken = try connection.first(
            "SELECT 1 FROM \(kind.synced.table) WHERE number = ?", [.integer(number)]
        ) { _ in true }
        return isTaken == true ? nil : number
    }

    private func fresh(_ block: NumberBlock, _ kind: RecordKind) throws(AppError) -> Int {
        while true {
            let number = try block.next(in: connection)
            let isTaken = try connection.first(
                """
                SELECT 1 FROM \(kind.synced.table) WHERE number = ?1
                UNION ALL SELECT 1 FROM inbox WHERE kind = ?2 AND body ->> '$.number' = ?1
                """, [.integer(number), .text(kind.rawValue)]
            ) { _ in true }
            if isTaken == nil { return number }
        }
    }

    private func renumberQueue(
        _ kind: RecordKind, _ subject: UUID, from old: Int, to new: Int
    ) throws(AppError) {
        try connection.run(
            """
            UPDATE outbox_change SET after = json_set(after, '$.number', ?1), before = json_set(before, '$.number', ?1)
            WHERE kind = ?2 AND subject = ?3
            """, [.integer(new), .text(kind.rawValue), .identity(subject)])
        for (other, field, of) in Self.queued where of == kind {
            for image in ["before", "after"] {
                try connection.run(
                    """
                    UPDATE outbox_change SET \(image) = json_set(\(image), '$.\(field)', ?1)
                    WHERE kind = ?2 AND \(image) ->> '$.\(field)' = ?3
                    """, [.integer(new), .text(other.rawValue), .integer(old)])
            }
        }
    }
}
