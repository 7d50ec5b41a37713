/// Something that the clinic sells.
package struct Product: Hashable, Sendable, Identifiable {
    /// The product's identity.
    package let id: Identifier<Product>

    /// The short number that people use for the product.
    package let number: ProductNumber

    /// What it is called.
    package let name: String

    /// A product from its parts.
    package init(id: Identifier<Product>, number: ProductNumber, name: String) {
        self.id = id
        self.number = number
        self.name = name
    }
}

/// The short number that people and links use for a product, such as 501.
package typealias ProductNumber = ShortNumber<Product>
