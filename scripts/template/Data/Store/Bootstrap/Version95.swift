import Domain

extension Migration {
    /// Format 95: gift cards. An existing clinic has none yet.
    static let version95 = Migration(version: 95) { connection throws(AppError) in
        try connection.run(
            """
            CREATE TABLE gift_card (
                id BLOB NOT NULL UNIQUE CHECK (length(id) = 16), number INTEGER PRIMARY KEY CHECK (number > 0),
                title TEXT NOT NULL, done_at INTEGER
            ) STRICT
            """)
    }
}
