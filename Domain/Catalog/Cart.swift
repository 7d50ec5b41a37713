/// What someone is about to buy.
package struct Cart: Hashable, Sendable, Identifiable {
    /// The cart's identity.
    package let id: Identifier<Cart>

    /// The short number that links use for it.
    package let number: CartNumber

    /// What is in it, in the order in which it was put there.
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

    /// What it comes to, in words: `3 things for 14.05 EUR`; nil for an empty cart.
    package var summary: String? {
        total.map { "\(count) \(count == 1 ? "thing" : "things") for \($0)" }
    }

    /// What keeps the cart from being bought as it is, a sentence for each line that is short.
    package var shortages: [String] { lines.compactMap(\.shortage) }
}

/// The short number that links use for a cart, such as 701.
package typealias CartNumber = ShortNumber<Cart>
