/// Something that the clinic sells.
package struct Product: Hashable, Sendable, Identifiable {
    /// The product's identity.
    package let id: Identifier<Product>

    /// The short number that people use for the product.
    package let number: ProductNumber

    /// The name.
    package let name: String

    /// The category.
    package let category: ProductCategory

    /// The price of one.
    package let price: Money

    /// How many are left to be sold; never less than zero.
    package let stock: Int

    /// The stock at or below which the product should be reordered.
    package let reorderLevel: Int

    /// The seller.
    package let seller: Seller

    /// A description of one or two sentences for customers.
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

    /// Whether the product should be reordered.
    package var runsLow: Bool { stock <= reorderLevel }

    /// The product with another stock.
    package func with(stock: Int) -> Product {
        Product(
            id: id, number: number, name: name, category: category, price: price, stock: stock,
            reorderLevel: reorderLevel, seller: seller, details: details)
    }
}

/// The short number that people and links use for a product, such as 501.
package typealias ProductNumber = ShortNumber<Product>
