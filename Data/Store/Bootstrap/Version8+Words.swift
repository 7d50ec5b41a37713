extension Migration {
    /// The beginnings of up to sixteen letters of every word of every name, as `PatientWords` has them from this format
    /// on. The rows follow from the names, so nothing is held against them: looking up the patient of each row would
    /// take longer than all else when a million patients come.
    static let wordChanges = [
        "DROP TABLE patient_word",
        """
        CREATE TABLE patient_word (
            beginning TEXT NOT NULL, sort_name TEXT NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY (beginning, sort_name, number)
        ) STRICT, WITHOUT ROWID
        """,
    ]
}
