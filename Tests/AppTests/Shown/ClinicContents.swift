import Domain

@testable import Data

/// The contents of a clinic, row by row, to compare before and after.
struct ClinicContents {
    private let rows: [String: String]

    /// The current contents of a database.
    ///
    /// - Throws: a storage error.
    init(of database: Database) throws {
        let rows = try database.read { connection throws(AppError) in
            let query = try Self.query(in: connection)
            return try connection.rows(query) { row throws(AppError) in (try row.text(0), try row.text(1)) }
        }
        self.rows = Dictionary(rows) { $1 }
    }

    /// The changes from earlier contents to these, a line for each cell.
    func changes(since before: ClinicContents) -> Set<String> {
        var changes: Set<String> = []
        for (key, cells) in rows where before.rows[key] != cells {
            guard let old = before.rows[key] ?? Self.nothing(at: key) else {
                changes.insert("\(key) is new: \(cells)")
                continue
            }
            for (from, to) in zip(Self.cells(old), Self.cells(cells)) where from != to {
                changes.insert("\(key): \(Self.counted(from, to) ?? "\(from) → \(to)")")
            }
        }
        for key in before.rows.keys where rows[key] == nil { changes.insert("\(key) is gone") }
        // Playing a song ends the one that is playing, even one that began meanwhile.
        let plays = changes.contains { $0.hasPrefix("play_queue_entry") && $0.contains("is new") }
        return plays ? changes.filter { !$0.hasSuffix("'current' → part='played'") } : changes
    }

    /// The value of a missing row, where zero is the same as no row.
    private static func nothing(at key: String) -> String? { key.hasPrefix("cart_line") ? "quantity=0" : nil }

    /// The difference of a quantity: taking two takes two from any stock.
    private static func counted(_ from: Substring, _ to: Substring) -> String? {
        let (name, value) = (from.prefix { $0 != "=" } + "=", to.drop { $0 != "=" }.dropFirst())
        guard ["stock=", "quantity="].contains(name), let old = Int(from.dropFirst(name.count)), let new = Int(value)
        else { return nil }
        return "\(name.dropLast()) by \(new - old)"
    }

    private static func cells(_ row: String) -> [Substring] { row.split(separator: "\u{1F}") }
}

extension ClinicContents {
    /// Tables that are derived, hold only identities, or belong to nobody.
    private static let leftOut = [
        "play_queue", "purchase", "sign_in_failure", "operation", "log_entry", "log_subject", "log_head", "signed_head",
        "number_block", "provisional_number", "order_count", "product_order",
        "product_order_count", "patient_count",
        "patient_word", "saved_state", "sqlite_sequence",
    ]

    /// The key of a row, where its position is not.
    private static let keys = ["clinical_note": ["id"], "play_queue_entry": ["id"]]

    /// The line of a cart is known by its owner and product, whatever the cart's number.
    private static let carts = """
        SELECT 'cart_line ' || owner || ' ' || product_number, 'quantity=' || quantity
        FROM cart_line JOIN cart ON cart.number = cart_number WHERE placed_at IS NULL
        """

    /// Values that are assigned or random, and appear on no label.
    private static let unspoken = Set(
        RecordKind.allCases.map(\.synced).flatMap { kind in kind.keys.map { "\(kind.table).\($0)" } } + [
            "orders.number"
        ])

    private static var known: String?

    /// A query for all rows, each with its key and its cells.
    private static func query(in connection: Connection) throws(AppError) -> String {
        if let known { return known }
        let tables = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") {
            row throws(AppError) in try row.text(0)
        }
        var queries: [String] = []
        let others = ["cart", "cart_line"] + leftOut
        for table in tables where !others.contains(table) && !table.hasPrefix("product_words") {
            queries.append(try query(of: table, in: connection))
        }
        queries.append(carts)
        let query = queries.joined(separator: "\nUNION ALL ")
        known = query
        return query
    }

    private static func query(of table: String, in connection: Connection) throws(AppError) -> String {
        let columns = try connection.rows("SELECT name, pk FROM pragma_table_info(?)", [.text(table)]) {
            row throws(AppError) in (name: try row.text(0), key: try row.integer(1))
        }
        let keys = keys[table] ?? columns.filter { $0.key > 0 }.map(\.name)
        let names = columns.map(\.name).filter { Self.keys[table] == nil || $0 != "position" }
        let key = keys.map { "quote(\"\($0)\")" }.joined(separator: " || ' ' || ")
        let cells = names.map { "'\($0)=' || \(Self.value(of: $0, in: table))" }.joined(separator: " || char(31) || ")
        return "SELECT '\(table) ' || \(key), \(cells) FROM \"\(table)\""
    }

    /// Waiting and playing songs are treated alike, because which comes next depends on the others.
    private static func value(of column: String, in table: String) -> String {
        if table == "play_queue_entry", column == "part" { return "replace(quote(part), 'waiting', 'current')" }
        return unspoken.contains("\(table).\(column)") ? "'?'" : "quote(\"\(column)\")"
    }
}
