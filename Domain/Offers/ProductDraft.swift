/// A product as a list of products describes it.
package struct ProductDraft: Hashable, Sendable {
    private static let nameRule = TextRule(name: "The name of a product", maxLength: 80)
    private static let categoryRule = TextRule(name: "The name of a category", maxLength: CategoryName.maxLength)
    private static let detailsRule = TextRule(name: "A description", maxLength: 300)
    private static let amounts = 0...1_000_000

    /// The line of the list that describes it.
    package let line: Int
    /// The name, by which it is known.
    package let name: String
    /// The name of its category, which is made if there is none.
    package let category: String
    /// The price of one.
    package let price: Money
    /// How many are left.
    package let stock: Int
    /// The stock at or below which to reorder.
    package let reorderLevel: Int
    /// A description, or an empty text.
    package let details: String
    /// Whether it is no longer sold.
    package let isRetired: Bool

    /// A product from its parts.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for the first part that cannot be.
    package init(
        line: Int, name: String, category: String, price: Money, stock: Int, reorderLevel: Int, details: String,
        isRetired: Bool
    ) throws(AppError) {
        self.name = try Self.checked(name, Self.nameRule, "A product has a name.")
        self.category = try Self.checked(category, Self.categoryRule, "A product has a category.")
        self.details = try Self.checked(details, Self.detailsRule, nil)
        guard CategoryName(titled: self.category) != nil else {
            throw .invalidInput("The name of a category has letters from a to z or digits.")
        }
        guard price.minorUnits >= 0 else { throw .invalidInput("A price is not negative.") }
        guard Self.amounts.contains(stock), Self.amounts.contains(reorderLevel) else {
            throw .invalidInput("A stock is a number from 0 to \(Self.amounts.upperBound).")
        }
        (self.line, self.price, self.stock, self.reorderLevel) = (line, price, stock, reorderLevel)
        self.isRetired = isRetired
    }

    private static func checked(_ text: String, _ rule: TextRule, _ empty: String?) throws(AppError) -> String {
        let text = rule.normalized(text)
        if let empty, text.isEmpty { throw .invalidInput(empty) }
        if let problem = rule.problem(with: text) { throw .invalidInput(problem) }
        return text
    }
}

extension CategoryName {
    /// The name in links of a category with a title, or nil if no letter or digit is left of it.
    package init?(titled title: String) { self.init(Self.slug(title)) }

    /// The letters from a to z and the digits of a text, with hyphens between its words.
    static func slug(_ text: String) -> String {
        FoldedText(text).text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
