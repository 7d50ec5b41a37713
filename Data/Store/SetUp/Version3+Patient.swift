extension Migration {
    /// What format 3 adds for patients. A date of birth is stored as ISO 8601 writes it.
    static let patientChanges: [String] = [
        """
        CREATE TABLE patient (
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16), number INTEGER PRIMARY KEY CHECK (number > 0),
            name TEXT NOT NULL, born TEXT NOT NULL, phone TEXT NOT NULL, version INTEGER NOT NULL
        ) STRICT
        """
    ]
}
