extension Migration {
    /// The log of all changes to shared records: its entries, where each record is in it, and what the next entry is
    /// built on.
    static let logChanges: [String] = [
        """
        CREATE TABLE log_entry (
            position INTEGER PRIMARY KEY CHECK (position > 0), at INTEGER NOT NULL, intent BLOB NOT NULL,
            signature BLOB, leaf BLOB NOT NULL,
            operation BLOB AS (substr(intent, 25, 16)) VIRTUAL, author BLOB AS (substr(intent, 41, 16)) VIRTUAL,
            workstation BLOB AS (substr(intent, 57, 16)) VIRTUAL
        ) STRICT
        """,
        """
        CREATE TABLE log_subject (
            subject BLOB NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (subject, position)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE log_head (
            only INTEGER PRIMARY KEY CHECK (only = 1), workstation BLOB NOT NULL, entries INTEGER NOT NULL,
            frontier BLOB NOT NULL
        ) STRICT
        """,
    ]
}
