/// Something that the clinic sells.
package struct Product: Hashable, Sendable, Identifiable {
    /// The product's identity.
    package let id: Identifier<Product>

    /// The short number that people use for the product.
    package let number: ProductNumber

    /// What it is called.
    package let name: String

    /// Where in the catalogue it stands.
    package let category: ProductCategory

    /// The price of one.
    package let price: Money

    /// How many are left to be sold; never less than zero.
    package let stock: Int

    /// At how many left, or fewer, somebody should order more.
    package let reorderLevel: Int

    /// Who sells it.
    package let seller: Seller

    /// What a customer should know about it, in a sentence or two.
    package let details: String

    /// A product from its parts.
    package init(
        id: Identifier<Product>, number: ProductNumber, name: String, category: ProductCategory, price: Money,
        stock: Int,
        reorderLevel: Int, seller: Seller, details: String
    ) {
        self.id = id
        self.number = number
        self.name = name
        self.category = category
        self.price = price
        self.stock = stock
        self.reorderLevel = reorderLevel
        self.seller = seller
        self.details = details
    }

    /// Whether so few are left that somebody should order more.
    package var runsLow: Bool { stock <= reorderLevel }
}

/// The short number that people and links use for a product, such as 501.
package typealias ProductNumber = ShortNumber<Product>
