extension Migration {
    /// The changes of format 3 for the catalogue: products with stock, carts, and the patients and products of orders.
    static let catalogChanges: [String] = sellerChanges + productTables + cartTables + scopeChanges + cartNumbers

    private static let sellerChanges = [
        "ALTER TABLE seller ADD COLUMN number INTEGER NOT NULL DEFAULT 0",
        // The example sellers first, whose identities begin alike; then the others. Numbers go on from 11.
        """
        UPDATE seller SET number = 10 + (
            SELECT count(*) FROM seller AS other
            WHERE (hex(other.id) NOT LIKE '01941F297C00700080000000000200%', other.id)
                <= (hex(seller.id) NOT LIKE '01941F297C00700080000000000200%', seller.id)
        )
        """,
        "CREATE UNIQUE INDEX seller_by_number ON seller (number)",
    ]

    /// Prices are in minor units. A product's folded name is what lists are sorted by.
    private static let productTables = [
        """
        CREATE TABLE category (
            name TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, position INTEGER NOT NULL UNIQUE
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE product (
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16), number INTEGER PRIMARY KEY CHECK (number > 0),
            name TEXT NOT NULL, sort_name TEXT NOT NULL, category TEXT NOT NULL REFERENCES category (name),
            price INTEGER NOT NULL CHECK (price >= 0), currency TEXT NOT NULL, stock INTEGER NOT NULL CHECK (stock >= 0),
            reorder_level INTEGER NOT NULL CHECK (reorder_level >= 0), seller_id BLOB NOT NULL REFERENCES seller (id),
            details TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX product_by_category ON product (category, sort_name, number)",
        "CREATE INDEX product_by_seller ON product (seller_id, sort_name, number)",
        "CREATE INDEX product_running_low ON product (stock, number) WHERE stock <= reorder_level",
        // The folded words of each name; its rowid is the product's number. They are folded before they are stored, so
        // the search folds nothing.
        "CREATE VIRTUAL TABLE product_words USING fts5 (words, tokenize = 'ascii', detail = 'none')",
    ]

    /// The owner is named as in `saved_state`. An ordered cart is kept without lines, for screens that still show it.
    private static let cartTables = [
        """
        CREATE TABLE cart (
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16), number INTEGER PRIMARY KEY CHECK (number > 0),
            owner TEXT NOT NULL, placed_at INTEGER
        ) STRICT
        """,
        "CREATE UNIQUE INDEX open_cart ON cart (owner) WHERE placed_at IS NULL",
        """
        CREATE TABLE cart_line (
            cart_number INTEGER NOT NULL REFERENCES cart (number), position INTEGER NOT NULL,
            product_number INTEGER NOT NULL REFERENCES product (number), quantity INTEGER NOT NULL CHECK (quantity > 0),
            PRIMARY KEY (cart_number, position), UNIQUE (cart_number, product_number)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE purchase (
            cart_number INTEGER NOT NULL REFERENCES cart (number),
            order_number INTEGER NOT NULL UNIQUE REFERENCES orders (number), PRIMARY KEY (cart_number, order_number)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    /// The orders of a product, in the order in which they are listed, and how many there are in each state; kept by
    /// the database itself, as the number of all orders is. A patient has few enough orders to be counted.
    private static let scopeChanges = [
        "ALTER TABLE orders ADD COLUMN patient_number INTEGER REFERENCES patient (number)",
        "ALTER TABLE order_line ADD COLUMN product_number INTEGER REFERENCES product (number)",
        """
        CREATE INDEX orders_by_patient ON orders (patient_number, state, placed_at, number)
        WHERE patient_number IS NOT NULL
        """,
        """
        CREATE TABLE product_order (
            product_number INTEGER NOT NULL REFERENCES product (number), state TEXT NOT NULL, placed_at INTEGER NOT NULL,
            order_number INTEGER NOT NULL REFERENCES orders (number),
            PRIMARY KEY (product_number, state, placed_at, order_number)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE product_order_count (
            product_number INTEGER NOT NULL, state TEXT NOT NULL, orders INTEGER NOT NULL,
            PRIMARY KEY (product_number, state)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TRIGGER order_line_came AFTER INSERT ON order_line WHEN new.product_number IS NOT NULL BEGIN
            INSERT OR IGNORE INTO product_order (product_number, state, placed_at, order_number)
            SELECT new.product_number, state, placed_at, number FROM orders WHERE id = new.order_id;
        END
        """,
        """
        CREATE TRIGGER product_order_moved AFTER UPDATE OF state ON orders BEGIN
            UPDATE product_order SET state = new.state
            WHERE product_number IN (SELECT product_number FROM order_line WHERE order_id = new.id)
                AND state = old.state AND placed_at = new.placed_at AND order_number = new.number;
        END
        """,
        "CREATE TRIGGER product_order_came AFTER INSERT ON product_order BEGIN \(count("new", "+ 1")); END",
        """
        CREATE TRIGGER product_order_counted AFTER UPDATE OF state ON product_order
        BEGIN \(count("old", "- 1")); \(count("new", "+ 1")); END
        """,
    ]

    /// Carts of a clinic that was made before there were any; the example clinic has its own way.
    private static let cartNumbers = [
        """
        INSERT INTO number_block (subject, next_number, last_number)
        SELECT 'cart', 701, 9223372036854775806 FROM clinic
        """
    ]

    private static func count(_ row: String, _ change: String) -> String {
        """
        INSERT INTO product_order_count (product_number, state, orders) VALUES (\(row).product_number, \(row).state, 0 \(change))
        ON CONFLICT (product_number, state) DO UPDATE SET orders = orders \(change)
        """
    }
}
