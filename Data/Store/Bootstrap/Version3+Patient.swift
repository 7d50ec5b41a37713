extension Migration {
    /// The changes of format 3 for patients. A date of birth is stored as ISO 8601.
    static let patientChanges: [String] = patientTables + patientIndexes + patientCounts + patientNumbers

    private static let patientTables = [
        // Patients are found and distinguished by the folded name and the digits of the phone number. Without a row id
        // an index compares names and numbers together, so a page starts at the right one of several patients of one
        // name.
        """
        CREATE TABLE patient (
            number INTEGER PRIMARY KEY NOT NULL CHECK (number > 0),
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            version INTEGER NOT NULL, name TEXT NOT NULL, born TEXT NOT NULL, phone TEXT NOT NULL, email TEXT,
            address TEXT, sort_name TEXT NOT NULL, phone_digits TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        // The beginnings, of one, two and three letters, of every word of every name. Each has its patients in the
        // order of the list, so any page is read from its start to its end only.
        """
        CREATE TABLE patient_word (
            beginning TEXT NOT NULL, sort_name TEXT NOT NULL, number INTEGER NOT NULL REFERENCES patient (number),
            PRIMARY KEY (beginning, sort_name, number)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE clinical_note (
            patient INTEGER NOT NULL REFERENCES patient (number), position INTEGER NOT NULL CHECK (position > 0),
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16), at INTEGER NOT NULL, by TEXT NOT NULL,
            staff_id BLOB NOT NULL REFERENCES staff (id), text TEXT NOT NULL, PRIMARY KEY (patient, position)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    private static let patientIndexes = [
        "CREATE INDEX patient_by_name ON patient (sort_name, number)",
        "CREATE INDEX patient_by_birth ON patient (born, sort_name, number)",
        "CREATE INDEX patient_by_phone ON patient (phone_digits, born)",
    ]

    /// How many patients there are, kept by the database itself: counting a million of them takes longer than all else.
    private static let patientCounts = [
        "CREATE TABLE patient_count (only INTEGER PRIMARY KEY CHECK (only = 1), patients INTEGER NOT NULL) STRICT",
        "INSERT INTO patient_count VALUES (1, 0)",
        "CREATE TRIGGER patient_came AFTER INSERT ON patient BEGIN UPDATE patient_count SET patients = patients + 1; END",
        "CREATE TRIGGER patient_went AFTER DELETE ON patient BEGIN UPDATE patient_count SET patients = patients - 1; END",
    ]

    /// An existing clinic gets the missing numbers; a new one gets them with its patients.
    private static let patientNumbers = [
        "INSERT INTO number_block SELECT 'patient', 2001, \(Int64.max - 1) FROM clinic"
    ]
}
