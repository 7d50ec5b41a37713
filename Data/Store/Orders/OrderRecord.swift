import Domain
import FoundationEssentials

/// An order's own row, before its lines and events are joined to it.
struct OrderRecord {
    let id: UUID
    let number: Int
    let customer: String
    let patient: Int?
    let seller: Seller
    let state: String
    let placedAt: Date
    /// Counts the writes to this order.
    let version: Int

    /// The columns that `init(_:)` reads, of `orders` joined with `seller`.
    static let columns = """
        orders.id, orders.number, orders.customer, seller.id, seller.name, orders.state, orders.placed_at, orders.version,
        seller.phone, seller.number, orders.patient_number
        """

    init(_ row: Row) throws(AppError) {
        id = try row.identity(0)
        number = try row.integer(1)
        customer = try row.text(2)
        guard let sellerNumber = SellerNumber(try row.integer(9)) else { throw row.corrupt("a seller has no number") }
        seller = Seller(
            id: Identifier(try row.identity(3)), number: sellerNumber, name: try row.text(4), phone: try row.text(8))
        patient = try row.optionalInteger(10)
        state = try row.text(5)
        placedAt = try row.time(6)
        version = try row.integer(7)
    }
}

extension OrderRecord {
    /// The row of the order with an identity, or nil.
    static func find(_ id: Order.ID, in connection: Connection) throws(AppError) -> Self? {
        try connection.first(
            "SELECT \(columns) FROM orders JOIN seller ON seller.id = orders.seller_id WHERE orders.id = ?",
            [.identity(id.rawValue)], Self.init)
    }

    /// The row of the order with a number, or that had it provisionally; or nil.
    static func find(_ number: OrderNumber, in connection: Connection) throws(AppError) -> Self? {
        let current = try number.current(in: connection)
        return try connection.first(
            "SELECT \(columns) FROM orders JOIN seller ON seller.id = orders.seller_id WHERE orders.number = ?",
            [.integer(current.rawValue)], Self.init)
    }
}
