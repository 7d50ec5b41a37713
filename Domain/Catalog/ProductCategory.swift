/// A part of the catalogue. Which ones there are is the clinic's business, not the program's.
package struct ProductCategory: Hashable, Sendable, Identifiable {
    /// The name that links use.
    package let name: CategoryName

    /// The name that people read: `Pain and fever`.
    package let title: String

    /// A category by its two names.
    package init(name: CategoryName, title: String) {
        self.name = name
        self.title = title
    }

    /// The name that links use, which no other category has.
    package var id: CategoryName { name }
}

/// The name of a category in a link: small ASCII letters, digits, and single hyphens between them.
package struct CategoryName: Hashable, Sendable {
    /// The longest name there is, in characters.
    package static let maxLength = 60

    /// The name: `pain-and-fever`.
    package let text: String

    /// The name, or nil when the text is none.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isName = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Self.isAllowed) }
        guard isName, text.utf8.count <= Self.maxLength else { return nil }
        self.text = text
    }

    /// The name in words, for where the category's title is not known: `Pain and fever`.
    package var words: String {
        text.replacing("-", with: " ").withCapital
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

/// A category with its number of products.
package struct CategorySize: Hashable, Sendable {
    /// The category.
    package let category: ProductCategory

    /// How many products it has, sold out ones included.
    package let products: Int

    /// A category and the number of its products.
    package init(category: ProductCategory, products: Int) {
        self.category = category
        self.products = products
    }
}
