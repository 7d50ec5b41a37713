/// A request to order the contents of a cart.
package struct Checkout: Hashable, Sendable {
    /// The cart.
    package let cart: CartNumber

    /// The name of the customer.
    package let customer: String

    /// The number of the customer as a patient, or nil.
    package var patient: PatientNumber?

    /// The lines that the customer saw and agreed to.
    package let agreed: Set<AgreedLine>

    /// Creates a request for the lines that are shown.
    package init(cart: CartNumber, seen lines: [CartLine], customer: String, patient: PatientNumber?) {
        self.cart = cart
        self.customer = customer
        self.patient = patient
        agreed = Set(lines.map(AgreedLine.init))
    }

    /// Checks that the cart can be bought as it is now.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for a name that breaks ``CustomerRule``,
    ///   ``AppError/conflict(_:advice:)`` when the cart is empty, holds more than is left, or anything else than was
    ///   agreed: other things, quantities or prices, also where they cost the same.
    package func check(_ cart: Cart) throws(AppError) {
        if let problem = CustomerRule.problem(with: customer) { throw .invalidInput(problem) }
        guard let now = cart.summary else { throw .conflict("The cart is empty.") }
        let shortages = cart.shortages
        guard shortages.isEmpty else { throw .conflict(shortages.joined(separator: " ")) }
        guard Set(cart.lines.map(AgreedLine.init)) == agreed else {
            throw .conflict("The cart was changed meanwhile: it is \(now) now.")
        }
    }

    /// The orders for the cart: one for each seller, in the order of the cart's lines.
    ///
    /// - Parameters:
    ///   - cart: the cart.
    ///   - step: the first step of each order.
    ///   - next: returns the identity and number of another order.
    /// - Returns: the orders, not stored yet.
    /// - Throws: the error of `next`, or ``AppError/unexpected(_:)`` if an order is invalid.
    package func orders(
        from cart: Cart, step: OrderEvent, next: () throws(AppError) -> (Order.ID, OrderNumber)
    ) throws(AppError) -> [Order] {
        var (sellers, orders): ([Seller], [Order]) = ([], [])
        for line in cart.lines where !sellers.contains(line.product.seller) { sellers.append(line.product.seller) }
        for seller in sellers {
            let (id, number) = try next()
            let lines = cart.lines.filter { $0.product.seller == seller }
            orders.append(try order(id, number, seller, lines, step))
        }
        return orders
    }

    private func order(
        _ id: Order.ID, _ number: OrderNumber, _ seller: Seller, _ lines: [CartLine], _ step: OrderEvent
    ) throws(AppError) -> Order {
        do throws(OrderProblem) {
            var bought: [OrderLine] = []
            for line in lines {
                bought.append(
                    try OrderLine(
                        item: line.product.name, quantity: line.quantity, unitPrice: line.product.price,
                        product: line.product.number))
            }
            return try Order(
                id: id, number: number, customer: CustomerRule.normalized(customer), patient: patient, seller: seller,
                lines: bought, history: [step])
        } catch {
            throw .unexpected("order \(number) cannot be made: \(error.message)")
        }
    }
}

/// A line of a cart as the customer agreed to it. Its place among the others does not matter.
package struct AgreedLine: Hashable, Sendable {
    /// The product.
    package let product: ProductNumber

    /// How many of it.
    package let quantity: Int

    /// The price of one.
    package let price: Money

    /// The line as shown.
    package init(_ line: CartLine) {
        product = line.product.number
        quantity = line.quantity
        price = line.product.price
    }
}
