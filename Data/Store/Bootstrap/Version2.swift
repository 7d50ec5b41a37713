import Domain

extension Migration {
    /// Format 2: the phone number of an order, who took each step and why, the settings of the workstation, and the
    /// number of wrong passwords.
    static let version2 = Migration(version: 2) { connection throws(AppError) in
        for change in orderChanges + stationTables + examplePhones { try connection.run(change) }
    }

    private static let orderChanges = [
        "ALTER TABLE seller ADD COLUMN phone TEXT NOT NULL DEFAULT ''",
        // NULL for steps of format 1, which kept names only.
        "ALTER TABLE order_event ADD COLUMN staff_id BLOB REFERENCES staff (id)",
        "ALTER TABLE order_event ADD COLUMN note TEXT",
    ]

    private static let stationTables = [
        """
        CREATE TABLE preferences (
            only INTEGER PRIMARY KEY CHECK (only = 1), width INTEGER, color TEXT NOT NULL,
            is_accessible INTEGER NOT NULL CHECK (is_accessible IN (0, 1)), idle_lock_minutes INTEGER
        ) STRICT
        """,
        // The subject is a member of staff, or the hash of an unknown user name.
        """
        CREATE TABLE sign_in_failure (
            subject BLOB PRIMARY KEY NOT NULL CHECK (length(subject) = 16), failures INTEGER NOT NULL,
            last_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
    ]

    /// The numbers of the example clinic's sellers, by their identities. Nobody else's number is known.
    private static let examplePhones = [
        "UPDATE seller SET phone = '+34 600 555 010' WHERE id = x'01941F297C0070008000000000020001'",
        "UPDATE seller SET phone = '+34 600 555 020' WHERE id = x'01941F297C0070008000000000020002'",
        "UPDATE seller SET phone = '+34 600 555 030' WHERE id = x'01941F297C0070008000000000020003'",
    ]
}
