/// A place in a list of products: by folded name, and by number among those of one name.
package struct ProductCursor: Hashable, Sendable {
    /// The folded name of the product at this place.
    package let sortName: FoldedText

    /// Its number, which breaks the tie.
    package let number: ProductNumber

    /// The place of a product.
    package init(of product: Product) {
        sortName = FoldedText(product.name)
        number = product.number
    }
}

extension ProductCursor: LosslessStringConvertible {
    /// The number and the folded name.
    package var description: String { number.followed(by: sortName) }

    /// The place that such words name, or nil.
    package init?(_ description: String) {
        guard let (number, name) = ProductNumber.followedByName(in: description) else { return nil }
        (self.sortName, self.number) = (name, number)
    }
}

extension ProductCursor: Comparable {
    /// Places in the order of lists.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.sortName, lhs.number) < (rhs.sortName, rhs.number)
    }
}

/// Consecutive products of a list, by name, with the start of the next page.
package struct ProductPage: Hashable, Sendable {
    /// The products, by ``ProductCursor``'s order; at most as many as the query asked for.
    package let products: [Product]

    /// How many products the list has on all pages together.
    package let total: Int

    /// Where the next page starts, or nil on the last page.
    package let next: ProductCursor?

    /// A page of products.
    package init(products: [Product], total: Int, next: ProductCursor?) {
        self.products = products
        self.total = total
        self.next = next
    }
}
