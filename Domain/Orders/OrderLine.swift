/// One thing that was ordered: how many, and at which price each.
package struct OrderLine: Hashable, Sendable {
    /// The product, as the catalogue named it at the time.
    package let item: String

    /// How many, greater than zero.
    package let quantity: Int

    /// The price of one.
    package let unitPrice: Money

    /// The price of all of them.
    package let total: Money

    /// The product in the catalogue, or nil for a line from before there was one.
    package let product: ProductNumber?

    /// A line of an order.
    ///
    /// - Throws: ``OrderProblem`` when the quantity is not positive or the total does not fit.
    package init(
        item: String, quantity: Int, unitPrice: Money, product: ProductNumber? = nil
    ) throws(OrderProblem) {
        guard quantity > 0 else { throw .quantityNotPositive(item: item, quantity: quantity) }
        do { total = try unitPrice.times(quantity) } catch { throw .amount(error) }
        self.item = item
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.product = product
    }
}
