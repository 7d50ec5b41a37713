import Domain
import FoundationEssentials

/// Ordering a cart. Runs inside a transaction.
struct CartPlacing {
    let checkout: Checkout
    let staff: Staff
    let terminal: Terminal
    let at: Date
    let operation: OperationID
    let identifiers: any IdentifierSource

    /// Takes the stock, makes the orders and empties the cart, unless this operation did so before.
    func apply(to connection: Connection) throws(AppError) -> [Order] {
        if let done = try OperationRecord.find(operation, kind: .placeCart, content: content, in: connection) {
            guard let record = try CartRecord.find(done.subject, in: connection) else {
                throw .notFound("This cart", by: .name)
            }
            return try record.purchase(from: connection)
        }
        let record = try CartRecord.toPlace(checkout.cart, by: staff, at: terminal, in: connection)
        let cart = try record.cart(from: connection)
        for line in cart.lines { try line.product.checkIsSold(in: connection) }
        let orders = try orders(from: cart, in: connection)
        for order in orders {
            try Stock.take(order.lines, in: connection)
            try order.insert(in: connection)
            try connection.run(
                "INSERT INTO purchase (cart_number, order_number) VALUES (?, ?)",
                [.integer(record.number), .integer(order.number.rawValue)])
        }
        try record.close(at: at, in: connection)
        try OperationRecord(id: operation, kind: .placeCart, subject: record.id, at: at, content: content)
            .insert(in: connection)
        return orders
    }

    /// The content of the request. Not the lines: a retry may see the cart emptied by the first try.
    private var content: OperationContent {
        OperationContent(
            "\(checkout.cart)", CustomerRule.normalized(checkout.customer), checkout.patient.map { "\($0)" })
    }

    /// The orders, checked by Domain's own rules, asked again here: a screen may be out of date.
    private func orders(from cart: Cart, in connection: Connection) throws(AppError) -> [Order] {
        try checkout.check(cart)
        var checkout = checkout
        if let patient = checkout.patient { checkout.patient = try Customer.find(patient, in: connection).patient }
        let step = OrderEvent(state: .placed, at: at, by: staff.name, staff: staff.id)
        return try checkout.orders(from: cart, step: step) { () throws(AppError) in
            let number = try NumberBlock.order.next(in: connection)
            guard let number = OrderNumber(number) else { throw .unexpected("an order has the number \(number)") }
            return (Identifier(identifiers.next()), number)
        }
    }
}

extension CartRecord {
    /// A person's open cart with this number, or with the number of a cart that was joined with it.
    ///
    /// - Throws: `AppError.notFound` when they have no such cart, `AppError.conflict` when it was placed already, or is
    ///   still the visitor's at this terminal.
    static func toPlace(
        _ number: CartNumber, by staff: Staff, at terminal: Terminal, in connection: Connection
    ) throws(AppError) -> CartRecord {
        guard let record = try find(number, in: connection) else { throw .notFound("Cart \(number)") }
        guard record.owner == terminal.storedName(of: staff.id) else {
            try record.checkIsNotLeft(at: terminal, in: connection)
            throw .notFound("Cart \(number)")
        }
        guard record.placedAt != nil else { return record }
        let orders = try record.purchaseNumbers(in: connection).map { "#\(ProvisionalNumber.text(of: $0))" }.joined(
            separator: ", ")
        throw .conflict("Cart \(number) was placed already: \(orders).")
    }

    /// Checks that a sign-in did not leave this cart to the visitor of a terminal.
    private func checkIsNotLeft(at terminal: Terminal, in connection: Connection) throws(AppError) {
        guard placedAt == nil, owner == terminal.plainName(of: .visitor) else { return }
        let cart = try cart(from: connection)
        guard cart.lines.isEmpty else { throw CartHandover.leftToVisitor(cart.number) }
    }

    /// The orders that placing this cart made.
    func purchase(from connection: Connection) throws(AppError) -> [Order] {
        var records: [OrderRecord] = []
        for number in try purchaseNumbers(in: connection) {
            guard let number = OrderNumber(number), let record = try OrderRecord.find(number, in: connection) else {
                throw .notFound("Order #\(ProvisionalNumber.text(of: number))")
            }
            records.append(record)
        }
        return try OrderRecord.orders(records, from: connection)
    }

    fileprivate func close(at moment: Date, in connection: Connection) throws(AppError) {
        try connection.run("DELETE FROM cart_line WHERE cart_number = ?", [.integer(number)])
        try connection.run("UPDATE cart SET placed_at = ? WHERE number = ?", [.time(moment), .integer(number)])
    }

    private func purchaseNumbers(in connection: Connection) throws(AppError) -> [Int] {
        try connection.rows(
            "SELECT order_number FROM purchase WHERE cart_number = ? ORDER BY order_number", [.integer(number)]
        ) { row throws(AppError) in try row.integer(0) }
    }
}

extension Customer {
    /// The patient with a number, or who had it provisionally, as a customer.
    ///
    /// - Throws: `AppError.notFound` if there is none.
    static func find(_ number: PatientNumber, in connection: Connection) throws(AppError) -> Customer {
        let number = try number.current(in: connection)
        let name = try connection.first("SELECT name FROM patient WHERE number = ?", [.integer(number.rawValue)]) {
            row throws(AppError) in try row.text(0)
        }
        guard let name else { throw try connection.missing("Patient \(number)") }
        return Customer(patient: number, name: name)
    }
}
