import Data
import Domain
import FoundationEssentials

/// Gives records of a kind other numbers everywhere: in the tables, where other records name them, and in the queue.
/// Runs inside a transaction.
struct Renumbering {
    let kind: RecordKind
    let block: NumberBlock

    /// The kinds whose numbers workstations assign.
    static let all = [
        Renumbering(kind: .patient, block: .patient), Renumbering(kind: .order, block: .order),
        Renumbering(kind: .appointment, block: .appointment),
    ]

    /// Gives a record another number. References to it change with it.
    func renumber(_ subject: UUID, from old: Int, to new: Int, in connection: Connection) throws(AppError) {
        try connection.run("PRAGMA defer_foreign_keys = ON")
        try connection.willChange(kind, subject)
        let named = try records(naming: old, in: connection)
        for record in named { try connection.willChange(record.kind, record.subject) }
        if kind == .patient { try PatientWords(of: subject, in: connection)?.delete(in: connection) }
        try connection.run("UPDATE \(block.table) SET number = ? WHERE id = ?", [.integer(new), .identity(subject)])
        if kind == .patient { try PatientWords(of: subject, in: connection)?.insert(in: connection) }
        try renumberRows(of: subject, from: old, to: new, in: connection)
        try queue("number", of: kind, subject, from: old, to: new, in: connection)
        for record in named {
            try queue(record.field, of: record.kind, record.subject, from: old, to: new, in: connection)
        }
        try block.follow(old, to: new, in: connection)
    }

    /// The shared records that name one by its number.
    private func records(
        naming number: Int, in connection: Connection
    ) throws(AppError) -> [(kind: RecordKind, field: String, subject: UUID)] {
        var records: [(kind: RecordKind, field: String, subject: UUID)] = []
        for other in RecordKind.allCases {
            for reference in other.synced.references where reference.kind == kind && reference.column == "number" {
                records += try connection.rows(
                    "SELECT id FROM \(other.synced.table) WHERE \(reference.field) = ?", [.integer(number)]
                ) { row throws(AppError) in (other, reference.field, try row.identity(0)) }
            }
        }
        return records
    }

    /// The rows of other tables. Two are found by keys that begin with something else: a name, and a product.
    private func renumberRows(
        of subject: UUID, from old: Int, to new: Int, in connection: Connection
    ) throws(AppError) {
        let columns = try connection.rows(Self.columnsSQL, [.text(block.table)]) { row throws(AppError) in
            (table: try row.text(0), column: try row.text(1))
        }
        for (table, column) in columns {
            try connection.run("UPDATE \(table) SET \(column) = ? WHERE \(column) = ?", [.integer(new), .integer(old)])
        }
        guard kind == .order else { return }
        try connection.run(
            """
            UPDATE product_order SET order_number = ?1 WHERE order_number = ?2
                AND product_number IN (SELECT product_number FROM order_line WHERE order_id = ?3)
                AND (state, placed_at) = (SELECT state, placed_at FROM orders WHERE id = ?3)
            """, [.integer(new), .integer(old), .identity(subject)])
    }

    /// The columns that refer to the number of a table's records.
    private static let columnsSQL = """
        SELECT known.name, reference."from" FROM pragma_table_list AS known
        JOIN pragma_foreign_key_list(known.name) AS reference
        WHERE known.type = 'table' AND reference."table" = ? AND reference."to" = 'number'
            AND known.name NOT IN ('patient_word', 'product_order')
        """

    /// The queued writes of a record. One with a provisional number is signed once it has the final one.
    private func queue(
        _ field: String, of kind: RecordKind, _ subject: UUID, from old: Int, to new: Int, in connection: Connection
    ) throws(AppError) {
        try connection.run(
            """
            UPDATE outbox_change SET after = json_set(after, '$.\(field)', ?1), before = json_set(before, '$.\(field)', ?1)
            WHERE kind = ?2 AND subject = ?3
            """, [.integer(new), .text(kind.rawValue), .identity(subject)])
        guard ProvisionalNumber.contains(old) else { return }
        try connection.run(
            """
            UPDATE outbox SET log_position = NULL, intent = NULL, signature = NULL
            WHERE number IN (SELECT entry FROM outbox_change WHERE kind = ? AND subject = ?)
            """, [.text(kind.rawValue), .identity(subject)])
    }
}

extension PatientWords {
    /// The words of a patient on file, or nil.
    fileprivate init?(of patient: UUID, in connection: Connection) throws(AppError) {
        let found = try connection.first(
            "SELECT number, sort_name FROM patient WHERE id = ?", [.identity(patient)]
        ) { row throws(AppError) in (try row.integer(0), FoldedText(alreadyFolded: try row.text(1))) }
        guard let found, let number = PatientNumber(found.0) else { return nil }
        self.init(number: number, sortName: found.1)
    }
}
