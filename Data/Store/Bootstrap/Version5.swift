import Domain

extension Migration {
    /// Format 5: the tables of a workstation that shares a remote with others, beside the records. All of it stays
    /// empty in a clinic without a remote.
    static let version5 = Migration(version: 5) { connection throws(AppError) in
        for change in remoteTables + outboxTables + countChanges { try connection.run(change) }
    }

    private static let remoteTables = [
        // The one remote that this file is exchanged with, from the moment on when it is shared; how far it was read;
        // and from when on it may be asked again, after it failed so many times in a row.
        """
        CREATE TABLE remote (
            only INTEGER PRIMARY KEY CHECK (only = 1), address TEXT NOT NULL, is_shared INTEGER NOT NULL CHECK (is_shared IN (0, 1)),
            cursor TEXT NOT NULL, up_to_date_at INTEGER, failures INTEGER NOT NULL, not_before INTEGER
        ) STRICT
        """,
        // Which version of each record this file builds on; the kinds are those of `SyncedKind`.
        """
        CREATE TABLE synced_record (
            kind TEXT NOT NULL, subject BLOB NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (kind, subject)
        ) STRICT, WITHOUT ROWID
        """,
        // Records from the remote that are not in the tables yet; a NULL body means that the record was deleted.
        """
        CREATE TABLE inbox (
            kind TEXT NOT NULL, subject BLOB NOT NULL, version INTEGER NOT NULL, body TEXT, PRIMARY KEY (kind, subject)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    private static let outboxTables = [
        // The writes that the remote does not have yet, in order. The remote identifies one by its operation; the
        // permissions are those that the author needed. `sent_at` is set while it is unknown whether the write
        // arrived.
        """
        CREATE TABLE outbox (
            number INTEGER PRIMARY KEY AUTOINCREMENT, operation BLOB NOT NULL UNIQUE CHECK (length(operation) = 16),
            what TEXT NOT NULL, author BLOB, permissions TEXT NOT NULL, at INTEGER NOT NULL, state TEXT NOT NULL, failures INTEGER NOT NULL DEFAULT 0,
            not_before INTEGER, sent_at INTEGER, problem TEXT
        ) STRICT
        """,
        // The records that each write changed, as JSON objects; NULL for a record that was not there. `theirs` is the
        // remote's version of a record in conflict.
        """
        CREATE TABLE outbox_change (
            entry INTEGER NOT NULL REFERENCES outbox (number) ON DELETE CASCADE, position INTEGER NOT NULL,
            kind TEXT NOT NULL, subject BLOB NOT NULL, before TEXT, after TEXT, theirs TEXT, PRIMARY KEY (entry, position)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX outbox_change_by_subject ON outbox_change (kind, subject, entry)",
        // Which writes have to be through before another may go.
        """
        CREATE TABLE outbox_need (
            entry INTEGER NOT NULL REFERENCES outbox (number) ON DELETE CASCADE,
            needs INTEGER NOT NULL REFERENCES outbox (number) ON DELETE CASCADE, PRIMARY KEY (entry, needs)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX outbox_need_by_need ON outbox_need (needs, entry)",
    ]

    /// An order that was discarded is counted no more.
    private static let countChanges = [
        """
        CREATE TRIGGER product_order_went AFTER DELETE ON product_order BEGIN
            UPDATE product_order_count SET orders = orders - 1
            WHERE product_number = old.product_number AND state = old.state;
        END
        """
    ]
}
