import Domain

extension Migration {
    /// Format 8: a clinic of one's own. The clinic's currency and whether it is the example; staff who are invited,
    /// whose sessions end, who have left, and who have hours of their own; services, categories and products that are
    /// no longer offered; longer beginnings of names; waits after wrong passwords that no clock shortens; the log of
    /// all changes.
    static let version8 = Migration(version: 8) { connection throws(AppError) in
        for change in clinicChanges + staffChanges + offerChanges + wordChanges + logChanges {
            try connection.run(change)
        }
        try PatientWords.fill(in: connection)
        try encryptHashes(in: connection)
        for change in waitChanges + arrivalChanges + stepChanges + numberChanges + partChanges {
            try connection.run(change)
        }
        for column in ["before", "after", "theirs"] { try fill("outbox_change", column, in: connection) }
        try fill("inbox", "body", in: connection)
    }

    /// Until this format, the program made example clinics only, all of whose prices can be in euros.
    private static let clinicChanges = [
        "ALTER TABLE clinic ADD COLUMN currency TEXT NOT NULL DEFAULT 'EUR'",
        "ALTER TABLE clinic ADD COLUMN is_example INTEGER NOT NULL DEFAULT 0 CHECK (is_example IN (0, 1))",
        "ALTER TABLE clinic ADD COLUMN founding_key TEXT",
        "UPDATE clinic SET is_example = 1",
    ]

    /// `left_at` is NULL for people who work here. An invitation is the key that its code opens, and its end. A
    /// password opens a key; an older hash is kept until its owner signs in and gets one. Sessions of an earlier epoch
    /// have been ended. A clinician without hours of their own is at hand whenever the clinic is open.
    private static let staffChanges = [
        "ALTER TABLE staff ADD COLUMN left_at INTEGER",
        "ALTER TABLE staff ADD COLUMN invitation_key TEXT",
        "ALTER TABLE staff RENAME COLUMN password_hash TO locked_key",
        "ALTER TABLE staff ADD COLUMN public_key TEXT",
        "ALTER TABLE staff ADD COLUMN invitation_ends_at INTEGER",
        "ALTER TABLE staff ADD COLUMN session_epoch INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE staff_hours (
            staff_id BLOB NOT NULL REFERENCES staff (id), weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
            opens INTEGER NOT NULL, closes INTEGER NOT NULL, PRIMARY KEY (staff_id, weekday, opens),
            CHECK (opens >= 0 AND opens < closes AND closes <= 1440)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    /// The clinic's key is in a table of its own, with what is known of who founded the clinic at a workstation that
    /// joined it. A clinic that was shared gets its key with the remote's new version: one for all its workstations.
    private static func encryptHashes(in connection: Connection) throws(AppError) {
        try connection.run(
            """
            CREATE TABLE clinic_key (
                only INTEGER PRIMARY KEY CHECK (only = 1), secret BLOB NOT NULL CHECK (length(secret) = 16), founder BLOB
            ) STRICT
            """)
        let isNew = try connection.first("SELECT 1 FROM staff") { _ in false } ?? true
        guard !isNew, try !connection.isShared() else { return }
        let key = try ClinicKey()
        try key.keep(in: connection)
        try key.encryptHashes(in: connection)
    }

    private static let offerChanges = ["service", "category", "product"].map {
        "ALTER TABLE \($0) ADD COLUMN is_retired INTEGER NOT NULL DEFAULT 0 CHECK (is_retired IN (0, 1))"
    }

    /// The time since the machine's start, in the place of the time on its clock, which can be set. The old times seem
    /// later than any, so a wait begins again.
    private static let waitChanges = ["ALTER TABLE sign_in_failure RENAME COLUMN last_at TO uptime"]

    /// Why a record from the remote is not taken in; NULL for all others.
    private static let arrivalChanges = ["ALTER TABLE inbox ADD COLUMN reason TEXT"]

    /// Records as JSON objects get the new fields, with the values of the columns.
    private static func fill(_ table: String, _ column: String, in connection: Connection) throws(AppError) {
        let object = "\(table).\(column)"
        for (kind, filled) in [
            (
                "clinic",
                """
                json_set(json_insert(\(object), '$.currency', 'EUR', '$.is_example', 1, '$.founding_key', NULL),
                    '$.category', json((\(offered(object, "category")))), '$.service', json((\(offered(object, "service")))))
                """
            ),
            (
                "staff",
                """
                json_object(\(["user_name", "name", "role"].map { field($0, of: object) }.joined(separator: ", ")),
                    'locked_key', \(object) ->> '$.password_hash', \(field("phone_extension", of: object)),
                    \(field("onboarded_at", of: object)), 'left_at', NULL, 'public_key', NULL, 'invitation_key', NULL,
                    'invitation_ends_at', NULL, 'session_epoch', 0, 'staff_hours', json('[]'))
                """
            ),
            ("product", "json_insert(\(object), '$.is_retired', 0)"),
        ] {
            try connection.run(
                "UPDATE \(table) SET \(column) = \(filled) WHERE kind = '\(kind)' AND \(column) IS NOT NULL")
        }
    }

    private static func field(_ name: String, of object: String) -> String { "'\(name)', \(object) ->> '$.\(name)'" }

    private static func offered(_ object: String, _ part: String) -> String {
        """
        SELECT json_group_array(json_insert(value, '$.is_retired', 0))
        FROM (SELECT value FROM json_each(\(object), '$.\(part)') ORDER BY key)
        """
    }
}
