import Domain

extension Migration {
    /// Format 6: the parts of a queued write are deleted by a trigger, where references cascaded before.
    ///
    /// SQLite opens a temporary table for each cascade of each row, which was most of the cost of deleting a write.
    /// Code that inserts into these tables has just inserted or found the write.
    static let version6 = Migration(version: 6) { connection throws(AppError) in
        for change in changeTable + needTable + [going] { try connection.run(change) }
    }

    private static let changeTable = [
        "ALTER TABLE outbox_change RENAME TO old_outbox_change",
        """
        CREATE TABLE outbox_change (
            entry INTEGER NOT NULL, position INTEGER NOT NULL, kind TEXT NOT NULL, subject BLOB NOT NULL, before TEXT,
            after TEXT, theirs TEXT, PRIMARY KEY (entry, position)
        ) STRICT, WITHOUT ROWID
        """,
        "INSERT INTO outbox_change SELECT entry, position, kind, subject, before, after, theirs FROM old_outbox_change",
        "DROP TABLE old_outbox_change",
        "CREATE INDEX outbox_change_by_subject ON outbox_change (kind, subject, entry)",
    ]

    private static let needTable = [
        "ALTER TABLE outbox_need RENAME TO old_outbox_need",
        """
        CREATE TABLE outbox_need (
            entry INTEGER NOT NULL, needs INTEGER NOT NULL, PRIMARY KEY (entry, needs)
        ) STRICT, WITHOUT ROWID
        """,
        "INSERT INTO outbox_need SELECT entry, needs FROM old_outbox_need",
        "DROP TABLE old_outbox_need",
        "CREATE INDEX outbox_need_by_need ON outbox_need (needs, entry)",
    ]

    private static let going = """
        CREATE TRIGGER outbox_went AFTER DELETE ON outbox BEGIN
            DELETE FROM outbox_change WHERE entry = old.number;
            DELETE FROM outbox_need WHERE entry = old.number;
            DELETE FROM outbox_need WHERE needs = old.number;
        END
        """
}
