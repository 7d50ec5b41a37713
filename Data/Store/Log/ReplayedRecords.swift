import CSodium
import Domain
import FoundationEssentials

/// The records as the log says they are, while it is read from its beginning. Kept in a temporary table, so that memory
/// does not grow with the clinic; of each record only a keyed hash, with a key of this look.
struct ReplayedRecords {
    /// A record's state in the log.
    enum State: Equatable {
        /// The log has not said anything about it.
        case unknown
        /// It is not there.
        case absent
        /// It is there with this hash.
        case hash(Int)
    }

    private let connection: Connection
    private let key: [UInt8]

    init(in connection: Connection) throws(AppError) {
        self.connection = connection
        var key = [UInt8](repeating: 0, count: Int(crypto_shorthash_KEYBYTES))
        crypto_shorthash_keygen(&key)
        self.key = key
        try connection.run(
            """
            CREATE TEMP TABLE IF NOT EXISTS replayed (
                kind TEXT NOT NULL, subject BLOB NOT NULL, hash INTEGER, position INTEGER NOT NULL,
                PRIMARY KEY (kind, subject)
            ) STRICT, WITHOUT ROWID
            """)
        try connection.run("DELETE FROM replayed")
    }

    func hash(_ image: String?) -> State {
        guard var image else { return .absent }
        var hash = [UInt8](repeating: 0, count: Int(crypto_shorthash_BYTES))
        image.withUTF8 { text in _ = crypto_shorthash(&hash, text.baseAddress, UInt64(text.count), key) }
        return .hash(hash.reduce(0) { $0 << 8 | Int($1) })
    }

    func state(of kind: RecordKind, _ subject: UUID) throws(AppError) -> State {
        try connection.first(
            "SELECT hash FROM replayed WHERE kind = ? AND subject = ?", [.text(kind.rawValue), .identity(subject)]
        ) { row throws(AppError) in try row.optionalInteger(0).map(State.hash) ?? .absent } ?? .unknown
    }

    func set(_ kind: RecordKind, _ subject: UUID, to state: State, at position: Int) throws(AppError) {
        let hash: SQLValue = if case .hash(let hash) = state { .integer(hash) } else { .null }
        try connection.run(
            """
            INSERT INTO replayed (kind, subject, hash, position) VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET hash = excluded.hash, position = excluded.position
            """, [.text(kind.rawValue), .identity(subject), hash, .integer(position)])
    }

    /// Each record of a kind that is not in its table as it is in the log: its identity, and as it is in the table.
    func differences(of kind: RecordKind, _ visit: (UUID, String?) -> Void) throws(AppError) {
        let synced = kind.synced
        _ = try connection.rows(
            """
            SELECT present.*, hash FROM (SELECT NULL AS id, NULL AS image WHERE 0 UNION ALL \(synced.allImagesSQL)) AS present
            LEFT JOIN replayed ON replayed.kind = ? AND subject = present.id
            """, [.text(kind.rawValue)]
        ) { row throws(AppError) in
            let (subject, image) = (try row.identity(0), try row.text(1))
            let logged = try row.optionalInteger(2).map(State.hash) ?? .absent
            if logged != hash(image) { visit(subject, image) }
        }
        _ = try connection.rows(
            """
            SELECT subject FROM replayed WHERE kind = ? AND hash IS NOT NULL
                AND subject NOT IN (SELECT \(synced.identity) FROM \(synced.table))
            """, [.text(kind.rawValue)]
        ) { row throws(AppError) in visit(try row.identity(0), nil) }
    }
}
