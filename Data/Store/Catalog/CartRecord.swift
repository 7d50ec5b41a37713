import Domain
import FoundationEssentials

/// A cart's own row, before its lines are joined to it.
struct CartRecord {
    let id: UUID
    let number: Int
    let owner: String
    let placedAt: Date?

    private static let columns = "id, number, owner, placed_at"

    /// The owner's open cart, or nil if they have none. ``Terminal`` names the owner.
    static func open(of owner: String, in connection: Connection) throws(AppError) -> Self? {
        try connection.first(
            "SELECT \(columns) FROM cart WHERE owner = ? AND placed_at IS NULL AND joined_to IS NULL", [.text(owner)],
            Self.init)
    }

    /// The cart with a number, or the one that it was joined with, however often; nil if there is none.
    ///
    /// Looks at no number twice, so that a damaged file with a cycle of carts ends with nil.
    static func find(_ number: CartNumber, in connection: Connection) throws(AppError) -> Self? {
        try connection.first(
            """
            WITH RECURSIVE became (number) AS (
                SELECT ? UNION SELECT joined_to FROM became CROSS JOIN cart USING (number) WHERE joined_to IS NOT NULL
            )
            SELECT \(columns) FROM became CROSS JOIN cart USING (number) WHERE joined_to IS NULL
            """, [.integer(number.rawValue)], Self.init)
    }

    /// A new cart, stored empty.
    static func insert(
        id: UUID, of owner: String, in connection: Connection
    ) throws(AppError) -> Self {
        let number = try NumberBlock.cart.next(in: connection)
        try connection.run(
            "INSERT INTO cart (id, number, owner) VALUES (?, ?, ?)", [.identity(id), .integer(number), .text(owner)])
        return Self(id: id, number: number, owner: owner, placedAt: nil)
    }
}

extension CartRecord {
    private init(_ row: Row) throws(AppError) {
        id = try row.identity(0)
        number = try row.integer(1)
        owner = try row.text(2)
        placedAt = try row.optionalTime(3)
    }

    /// The complete cart.
    ///
    /// - Throws: a storage error if the stored cart is invalid.
    func cart(from connection: Connection) throws(AppError) -> Cart {
        let stored = try connection.rows(
            """
            SELECT \(Product.columns), cart_line.quantity
            FROM \(Product.stored) JOIN cart_line ON cart_line.product_number = product.number
            WHERE cart_line.cart_number = ? ORDER BY cart_line.position
            """, [.integer(number)]
        ) { row throws(AppError) in (product: try Product(row), quantity: try row.integer(14)) }
        guard let number = CartNumber(number) else { throw corrupt("has the number \(number)", in: connection) }
        do throws(MoneyError) {
            var lines: [CartLine] = []
            for line in stored { lines.append(try CartLine(product: line.product, quantity: line.quantity)) }
            return try Cart(id: Identifier(id), number: number, lines: lines)
        } catch {
            throw corrupt("cannot be added up", in: connection)
        }
    }

    private func corrupt(_ problem: String, in connection: Connection) -> AppError {
        .storage(.corrupt(path: connection.path, detail: "cart \(number) \(problem)"))
    }
}
