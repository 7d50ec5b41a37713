/// One product in a cart, and how many of it.
package struct CartLine: Hashable, Sendable, Identifiable {
    /// The product as it is now.
    package let product: Product

    /// The quantity, greater than zero. May exceed the stock if others bought some since.
    package let quantity: Int

    /// The price of all of them.
    package let total: Money

    /// A line of a cart.
    ///
    /// - Throws: ``MoneyError/tooLarge`` when the total does not fit.
    package init(product: Product, quantity: Int) throws(MoneyError) {
        self.product = product
        self.quantity = quantity
        total = try product.price.times(quantity)
    }

    /// The product's identity: a cart has one line for each product.
    package var id: Product.ID { product.id }

    /// The shortage that keeps the line from being bought, in one sentence, or nil.
    package var shortage: String? {
        quantity > product.stock ? StockRule.message(left: product.stock, of: product.name) : nil
    }
}
