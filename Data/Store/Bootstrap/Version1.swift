import Domain

extension Migration {
    /// The first format. Times are milliseconds since 1970 in UTC, identities the 16 bytes of a UUID.
    static let version1 = Migration(version: 1) { connection throws(AppError) in
        for table in clinicTables + orderTables + orderCounts { try connection.run(table) }
    }

    private static let clinicTables = [
        """
        CREATE TABLE clinic (
            only INTEGER PRIMARY KEY CHECK (only = 1), id BLOB NOT NULL CHECK (length(id) = 16), name TEXT NOT NULL,
            created_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE staff (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16), user_name TEXT NOT NULL COLLATE NOCASE UNIQUE,
            name TEXT NOT NULL, role TEXT NOT NULL, password_hash TEXT NOT NULL, last_sign_in INTEGER
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE operation (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16), kind TEXT NOT NULL, subject BLOB NOT NULL,
            at INTEGER NOT NULL, earlier_sign_in INTEGER
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE TABLE saved_state (owner TEXT PRIMARY KEY NOT NULL, body BLOB NOT NULL) STRICT, WITHOUT ROWID",
        // Short numbers that this workstation may give out: from next_number to last_number.
        """
        CREATE TABLE number_block (
            subject TEXT PRIMARY KEY NOT NULL, next_number INTEGER NOT NULL, last_number INTEGER NOT NULL,
            CHECK (next_number > 0 AND next_number <= last_number + 1)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    private static let orderTables = [
        """
        CREATE TABLE seller (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16), name TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE orders (
            id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16), number INTEGER NOT NULL UNIQUE CHECK (number > 0),
            customer TEXT NOT NULL, seller_id BLOB NOT NULL REFERENCES seller (id), state TEXT NOT NULL,
            placed_at INTEGER NOT NULL, version INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX orders_by_state ON orders (state, placed_at, number)",
        """
        CREATE TABLE order_line (
            order_id BLOB NOT NULL REFERENCES orders (id), position INTEGER NOT NULL, item TEXT NOT NULL,
            quantity INTEGER NOT NULL CHECK (quantity > 0), unit_price INTEGER NOT NULL, currency TEXT NOT NULL,
            PRIMARY KEY (order_id, position)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE order_event (
            order_id BLOB NOT NULL REFERENCES orders (id), position INTEGER NOT NULL, state TEXT NOT NULL,
            at INTEGER NOT NULL, by TEXT NOT NULL, PRIMARY KEY (order_id, position)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    /// How many orders are in each state, kept by the database itself: counting a hundred thousand of them for every
    /// look at a list took 12 ms.
    private static let orderCounts = [
        "CREATE TABLE order_count (state TEXT PRIMARY KEY NOT NULL, orders INTEGER NOT NULL) STRICT, WITHOUT ROWID",
        "CREATE TRIGGER order_came AFTER INSERT ON orders BEGIN \(count("new", "+ 1")); END",
        "CREATE TRIGGER order_went AFTER DELETE ON orders BEGIN \(count("old", "- 1")); END",
        """
        CREATE TRIGGER order_moved AFTER UPDATE OF state ON orders
        BEGIN \(count("old", "- 1")); \(count("new", "+ 1")); END
        """,
    ]

    private static func count(_ row: String, _ change: String) -> String {
        """
        INSERT INTO order_count (state, orders) VALUES (\(row).state, 0 \(change))
        ON CONFLICT (state) DO UPDATE SET orders = orders \(change)
        """
    }
}
