import Domain
import Foundation

/// A cart's own row, before its lines are joined to it.
struct CartRecord {
    let id: UUID
    let number: Int
    let owner: String
    let placedAt: Date?

    private static let columns = "id, number, owner, placed_at"

    /// The cart that someone shops with, or nil as long as they have none. The owner is named as ``Terminal`` names
    /// them.
    static func open(of owner: String, in connection: Connection) throws(AppError) -> Self? {
        try connection.first(
            "SELECT \(columns) FROM cart WHERE owner = ? AND placed_at IS NULL AND joined_to IS NULL", [.text(owner)],
            Self.init)
    }

    /// The cart with a number, or the one that it was put to, however often that happened; nil when there is none.
    ///
    /// No number is looked at twice, so that a damaged file in which carts lead round in a circle ends with none.
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

    /// The whole cart as Domain knows it.
    ///
    /// - Throws: a storage error when Domain does not accept what is stored.
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
