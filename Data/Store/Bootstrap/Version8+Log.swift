extension Migration {
    /// The log of all changes to shared records: its entries, where each record is in it, and what the next entry is
    /// built on; and the heads of this and other logs that were signed, oldest first for each log and witness. `key` is
    /// the seed of the key that signs this log's heads, and its public part. Each start reads this, so it is short.
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
            frontier BLOB NOT NULL, key BLOB NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE signed_head (
            log BLOB, witness BLOB, at INTEGER, root BLOB, entries INTEGER NOT NULL, seen_at INTEGER NOT NULL,
            signature BLOB NOT NULL, is_sent INTEGER NOT NULL, PRIMARY KEY (log, witness, at, root)
        ) STRICT, WITHOUT ROWID
        """,
    ]
}
