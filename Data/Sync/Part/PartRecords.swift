import Data
import Domain
import FoundationEssentials

/// The patients that a workstation keeps, and the records that it asks for. Runs inside a transaction.
struct PartRecords {
    let connection: Connection

    /// Has a record fetched that is not here, and keeps its patient until a moment at least.
    func ask(about record: RemotePart.Record, until end: Date) throws(AppError) {
        guard let kind = RecordKind(rawValue: record.kind), RecordKind.ofPatients.contains(kind) else { return }
        if let patient = record.patient { try keep(patient, until: end) }
        guard try !isKnown(kind, record.subject) else { return }
        try MissingRecords(connection: connection).ask(about: kind, record.subject)
    }

    /// Keeps a patient until a moment at least. Their records are asked for in each round until they were taken in.
    func keep(_ patient: UUID, until end: Date) throws(AppError) {
        try connection.run(
            """
            INSERT INTO part_patient (id, until, is_whole) VALUES (?, ?, 0)
            ON CONFLICT (id) DO UPDATE SET until = max(until, excluded.until)
            """, [.identity(patient), .time(end)])
    }

    /// Has everything of a patient asked for again.
    func askAgain(_ patient: UUID) throws(AppError) {
        try connection.run("UPDATE part_patient SET is_whole = 0 WHERE id = ?", [.identity(patient)])
    }

    /// Everything of these patients was asked for, and taken in, if there is such a patient at all.
    func took(_ patients: Set<UUID>) throws(AppError) {
        for patient in patients {
            if try holds("patient WHERE id = ?1", [.identity(patient)]) {
                try connection.run("UPDATE part_patient SET is_whole = 1 WHERE id = ?", [.identity(patient)])
            } else if try !holds("inbox WHERE subject = ?1", [.identity(patient)]) {
                try connection.run("DELETE FROM part_patient WHERE id = ?", [.identity(patient)])
            }
        }
    }

    /// The patient who is here and has a number.
    func patient(numbered number: Int) throws(AppError) -> UUID? {
        try connection.first("SELECT id FROM patient WHERE number = ?", [.integer(number)]) { row throws(AppError) in
            try row.identity(0)
        }
    }

    /// Whether a patient is kept: one who was registered here is, too.
    func keeps(_ patient: UUID) throws(AppError) -> Bool {
        if try holds("part_patient WHERE id = ?1", [.identity(patient)]) { return true }
        return try holds("patient WHERE id = ?1", [.identity(patient)])
    }

    /// Whether a record is here, or on its way.
    func isKnown(_ kind: RecordKind, _ subject: UUID) throws(AppError) -> Bool {
        let record = [SQLValue.text(kind.rawValue), .identity(subject)]
        if try holds("synced_record WHERE kind = ?1 AND subject = ?2", record) { return true }
        if try holds("inbox WHERE kind = ?1 AND subject = ?2", record) { return true }
        return try holds("\(kind.synced.table) WHERE id = ?1", [.identity(subject)])
    }

    private func holds(_ rows: String, _ values: [SQLValue]) throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM \(rows)", values) { _ in true } ?? false
    }
}
