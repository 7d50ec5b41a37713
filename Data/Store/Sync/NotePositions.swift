import Domain

/// The positions of the notes about a patient: the same at every station that has the same notes, whatever came first there.
enum NotePositions {
    /// Beyond every position that is in use.
    static let provisional = 1_000_000_000

    /// Numbers the notes again of every patient who has one in a table of arrivals: by when they were written, then by identity.
    static func settle(after source: String, in connection: Connection) throws(AppError) {
        try connection.run(
            """
            UPDATE clinical_note SET position = position + 2 * \(provisional)
            WHERE patient IN (SELECT body ->> '$.patient' FROM \(source) WHERE kind = 'clinical_note')
            """)
        try connection.run(
            """
            UPDATE clinical_note SET position = settled.position
            FROM (
                SELECT id, row_number() OVER (PARTITION BY patient ORDER BY at, id) AS position FROM clinical_note
                WHERE patient IN (SELECT body ->> '$.patient' FROM \(source) WHERE kind = 'clinical_note')
            ) AS settled
            WHERE clinical_note.id = settled.id
            """)
    }
}
