import Domain

/// How the orders of a scope are found, and counted.
struct OrderScopeSQL {
    /// The orders of one state after a place in the list, in list order by an index of the scope.
    let arm: String
    /// How many orders there are, up to the choice of states.
    let total: String
    /// The parameters before the state in both.
    let values: [SQLValue]

    init(_ scope: OrderScope, _ sorting: OrderSorting) {
        let newest: String
        switch scope {
        case .all: (newest, total, values) = (Self.armOfAll, Self.totalOfAll, [])
        case .patient(let number):
            (newest, total, values) = (Self.armOfPatient, Self.totalOfPatient, [.integer(number.rawValue)])
        case .product(let number):
            (newest, total, values) = (Self.armOfProduct, Self.totalOfProduct, [.integer(number.rawValue)])
        }
        arm = sorting == .newestFirst ? newest : newest.replacing("< (?, ?)", with: "> (?, ?)")
    }

    private static let armOfAll = """
        SELECT \(OrderRecord.columns) FROM orders JOIN seller ON seller.id = orders.seller_id
        WHERE state = ? AND (placed_at, orders.number) < (?, ?)
        """
    private static let totalOfAll = "SELECT coalesce(sum(orders), 0) FROM order_count WHERE"

    private static let armOfPatient = """
        SELECT \(OrderRecord.columns) FROM orders JOIN seller ON seller.id = orders.seller_id
        WHERE patient_number = ? AND state = ? AND (placed_at, orders.number) < (?, ?)
        """
    private static let totalOfPatient = "SELECT count(*) FROM orders WHERE patient_number = ? AND"

    /// The place in the list is read from the table that is in its order.
    private static let armOfProduct = """
        SELECT \(productColumns) FROM product_order JOIN orders ON orders.number = product_order.order_number
        JOIN seller ON seller.id = orders.seller_id
        WHERE product_order.product_number = ? AND product_order.state = ?
            AND (product_order.placed_at, product_order.order_number) < (?, ?)
        """
    private static let productColumns = OrderRecord.columns
        .replacing("orders.number", with: "product_order.order_number")
        .replacing("orders.placed_at", with: "product_order.placed_at")
    private static let totalOfProduct =
        "SELECT coalesce(sum(orders), 0) FROM product_order_count WHERE product_number = ? AND"
}
