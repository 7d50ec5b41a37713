/// A product as somebody describes it.
package struct ProductDraft: Hashable, Sendable {
    /// The name, by which it is known.
    package let name: String
    /// The title of its category, which is made if there is none.
    package let category: String
    /// The price of one.
    package let price: Money
    /// How many are left.
    package private(set) var stock: Int
    /// The stock at or below which to reorder.
    package let reorderLevel: Int
    /// A description, or an empty text.
    package let details: String

    /// A product from its parts.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for the first part that cannot be.
    package init(
        name: String, category: String, price: Money, stock: Int, reorderLevel: Int, details: String
    ) throws(AppError) {
        self.name = try OfferRule.title(name, of: .products)
        self.category = try OfferRule.title(category, of: .categories)
        self.details = try OfferRule.details(details)
        guard price.minorUnits >= 0 else { throw .invalidInput("A price is not negative.") }
        for amount in [stock, reorderLevel] {
            if let problem = OfferRule.problem(withAmount: amount) { throw .invalidInput(problem) }
        }
        (self.price, self.stock, self.reorderLevel) = (price, stock, reorderLevel)
    }

    /// The product with another stock.
    func with(stock: Int) -> ProductDraft {
        var draft = self
        draft.stock = stock
        return draft
    }
}
