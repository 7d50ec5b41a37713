import Domain

/// A clinical note's row.
enum ClinicalNoteRecord {
    private static let columns = "id, position, at, by, staff_id, text"

    private static func note(_ row: Row) throws(AppError) -> ClinicalNote {
        ClinicalNote(
            id: Identifier(try row.identity(0)), position: try row.integer(1), at: try row.time(2), by: try row.text(3),
            staff: Identifier(try row.identity(4)), text: try row.text(5))
    }

    /// One page of a patient's notes by key, newest first.
    static func page(_ query: ClinicalNoteQuery, from connection: Connection) throws(AppError) -> ClinicalNotePage {
        let patient = try query.patient.current(in: connection)
        let size = min(max(query.pageSize, 1), PatientPageQuery.largestPage)
        let notes = try connection.rows(
            "SELECT \(columns) FROM clinical_note WHERE patient = ? AND position < ? ORDER BY position DESC LIMIT ?",
            [.integer(patient.rawValue), .integer(query.before ?? Int.max), .integer(size + 1)], note)
        let shown = Array(notes.prefix(size))
        return ClinicalNotePage(
            notes: shown, total: try count(of: patient, in: connection),
            next: notes.count > size ? shown.last?.position : nil)
    }

    /// The note with an identity.
    static func find(_ id: ClinicalNote.ID, in connection: Connection) throws(AppError) -> ClinicalNote {
        let found = try connection.first(
            "SELECT \(columns) FROM clinical_note WHERE id = ?", [.identity(id.rawValue)], note)
        guard let found else { throw .notFound("This note", by: .name) }
        return found
    }

    /// The number of notes about a patient: the last one's position, because none is ever removed.
    static func count(of patient: PatientNumber, in connection: Connection) throws(AppError) -> Int {
        try connection.first(
            "SELECT position FROM clinical_note WHERE patient = ? ORDER BY position DESC LIMIT 1",
            [.integer(patient.rawValue)]
        ) { row throws(AppError) in try row.integer(0) } ?? 0
    }
}

extension ClinicalNote {
    /// Stores the note as a new one.
    func insert(about patient: PatientNumber, in connection: Connection) throws(AppError) {
        try connection.willChange(.clinicalNote, id.rawValue)
        try connection.run(
            "INSERT INTO clinical_note (patient, position, id, at, by, staff_id, text) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                .integer(patient.rawValue), .integer(position), .identity(id.rawValue), .time(at), .text(by),
                .identity(staff.rawValue), .text(text),
            ])
    }
}
