import Data
import Domain
import FoundationEssentials

/// Lets go of patients whom nobody needs here any more, with all that is theirs: nobody has asked for them for a while,
/// they have no appointment near today, no order that is not finished, and nothing that the remote does not have. Runs
/// inside a transaction.
struct PartSweep {
    let connection: Connection
    let part: KeptPart
    let now: Date

    /// At most so many at once: each costs the time of some writes.
    private static let most = 500

    /// - Returns: whether somebody is left.
    func run() throws(AppError) -> Bool {
        let window = part.window(at: now)
        try connection.run(
            "DELETE FROM part_day WHERE until < ? AND (day < ? OR day > ?)",
            [.time(now), .text(window.lowerBound.description), .text(window.upperBound.description)])
        try connection.run("PRAGMA defer_foreign_keys = ON")
        try keepNewcomers()
        let leaving = try leaving(from: window.lowerBound)
        for patient in leaving { try leave(patient) }
        return leaving.count == Self.most
    }

    /// Keeps patients who were registered here for a while, as if somebody had asked for them.
    private func keepNewcomers() throws(AppError) {
        try connection.run(
            """
            INSERT INTO part_patient (id, until, is_whole)
            SELECT id, ?, 1 FROM patient WHERE id NOT IN (SELECT id FROM part_patient)
            """, [.time(part.end(from: now))])
    }

    private func leaving(from first: Day) throws(AppError) -> [UUID] {
        guard let start = first.moments(in: part.timeZone)?.lowerBound else { return [] }
        let states = PartRequest.openStates.map { "'\($0)'" }.joined(separator: ", ")
        return try connection.rows(
            """
            SELECT id FROM part_patient AS kept JOIN patient USING (id)
            WHERE until < ?1 AND is_whole = 1
                AND NOT EXISTS (SELECT 1 FROM appointment WHERE patient_id = patient.id AND start_at >= ?2)
                AND NOT EXISTS (
                    SELECT 1 FROM orders WHERE patient_number = patient.number AND state IN (\(states)))
                AND NOT EXISTS (SELECT 1 FROM outbox_change WHERE subject IN (\(Self.records("patient"))))
                AND NOT EXISTS (SELECT 1 FROM inbox WHERE subject IN (\(Self.records("patient"))))
            ORDER BY until LIMIT ?3
            """, [.time(now), .time(start), .integer(Self.most)]
        ) { row throws(AppError) in try row.identity(0) }
    }

    private static func records(_ patient: String) -> String {
        """
        SELECT \(patient).id
        UNION ALL SELECT id FROM appointment WHERE patient_id = \(patient).id
        UNION ALL SELECT id FROM orders WHERE patient_number = \(patient).number
        UNION ALL SELECT id FROM clinical_note WHERE patient = \(patient).number
        """
    }

    /// Takes a patient out of the tables, and what they were out of the log, which says that they went.
    private func leave(_ patient: UUID) throws(AppError) {
        let own = try connection.first("SELECT number, name FROM patient WHERE id = ?", [.identity(patient)]) {
            row throws(AppError) in (number: try row.integer(0), name: try row.text(1))
        }
        guard let own, let number = PatientNumber(own.number) else { return }
        try PatientWords(number: number, sortName: FoldedText(own.name)).delete(in: connection)
        for (kind, condition) in Self.belongings { try leave(kind, where: condition, patient, own.number) }
        try connection.run("DELETE FROM part_patient WHERE id = ?", [.identity(patient)])
    }

    private static let belongings: [(RecordKind, String)] = [
        (.appointment, "patient_id = ?1"), (.clinicalNote, "patient = ?2"), (.order, "patient_number = ?2"),
        (.patient, "id = ?1"),
    ]

    private func leave(
        _ kind: RecordKind, where condition: String, _ patient: UUID, _ number: Int
    ) throws(AppError) {
        let subjects = try connection.rows(
            "SELECT id FROM \(kind.synced.table) WHERE \(condition) AND ?1 IS NOT ?2",
            [.identity(patient), .integer(number)]
        ) { row throws(AppError) in try row.identity(0) }
        guard !subjects.isEmpty else { return }
        let source = try connection.restoring()
        for subject in subjects {
            try connection.run(
                "INSERT INTO \(source) (kind, subject) VALUES (?, ?)", [.text(kind.rawValue), .identity(subject)])
        }
        try connection.willTakeIn(kind, from: source) { _ in [] }
        try connection.run("DELETE FROM \(source)")
        for subject in subjects {
            for statement in kind.synced.deletingSQL { try connection.run(statement, [.identity(subject)]) }
            try Inbox(connection: connection).forget(kind, subject)
        }
        try connection.forgetImages(of: subjects)
    }
}
