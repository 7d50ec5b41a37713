/// A cart of products to buy.
package struct Cart: Hashable, Sendable, Identifiable {
    /// The cart's identity.
    package let id: Identifier<Cart>

    /// The short number that links use for it.
    package let number: CartNumber

    /// The lines, in the order in which they were added.
    package let lines: [CartLine]

    /// The sum of all lines, or nil for an empty cart.
    package let total: Money?

    /// A cart from its parts.
    ///
    /// - Throws: ``MoneyError`` when the lines cannot be added up.
    package init(id: Identifier<Cart>, number: CartNumber, lines: [CartLine]) throws(MoneyError) {
        self.id = id
        self.number = number
        self.lines = lines
        var sum: Money?
        for line in lines { sum = try sum?.adding(line.total) ?? line.total }
        total = sum
    }

    /// How many of a product are in the cart.
    package func quantity(of product: ProductNumber) -> Int {
        lines.first { $0.product.number == product }?.quantity ?? 0
    }

    /// How many things are in it.
    package var count: Int { lines.reduce(0) { $0 + $1.quantity } }

    /// A summary such as `3 things for 14.05 EUR`; nil for an empty cart.
    package var summary: String? {
        total.map { "\(count) \(count == 1 ? "thing" : "things") for \($0)" }
    }

    /// The shortages that keep the cart from being bought, one sentence for each line.
    package var shortages: [String] { lines.compactMap(\.shortage) }
}

/// The short number that links use for a cart, such as 701.
package typealias CartNumber = ShortNumber<Cart>
