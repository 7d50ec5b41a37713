import Data
import Domain

/// The positions of the notes about a patient: the same at every workstation that has the same notes, whatever came
/// first there.
enum NotePositions {
    private static let provisional = SyncedKind.provisionalPosition

    /// The patients, as a JSON array of their numbers, whose notes those in a table of arrivals will be or were among.
    static func patients(in source: String, _ connection: Connection) throws(AppError) -> String {
        try connection.first(
            """
            SELECT json_group_array(patient) FROM (
                SELECT body ->> '$.patient' AS patient FROM \(source) WHERE kind = ?1 AND body IS NOT NULL
                UNION SELECT clinical_note.patient FROM clinical_note JOIN \(source) AS come ON come.subject = clinical_note.id
                WHERE come.kind = ?1
            )
            """, [.text(RecordKind.clinicalNote.rawValue)]
        ) { row throws(AppError) in try row.text(0) } ?? "[]"
    }

    /// Numbers the notes of some patients again: by when they were written, then by identity.
    static func settle(_ patients: String, in connection: Connection) throws(AppError) {
        try connection.run(
            """
            UPDATE clinical_note SET position = position + 2 * \(provisional)
            WHERE patient IN (SELECT value FROM json_each(?))
            """, [.text(patients)])
        try connection.run(
            """
            UPDATE clinical_note SET position = settled.position
            FROM (
                SELECT id, row_number() OVER (PARTITION BY patient ORDER BY at, id) AS position FROM clinical_note
                WHERE patient IN (SELECT value FROM json_each(?))
            ) AS settled
            WHERE clinical_note.id = settled.id
            """, [.text(patients)])
    }
}
