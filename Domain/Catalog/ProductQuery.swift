/// Which products to list, and which page of them.
package struct ProductQuery: Hashable, Sendable {
    /// Which products are wanted.
    package let choice: ProductChoice

    /// The last product of the page before, or nil for the first page.
    package var after: ProductCursor?

    /// How many products a page holds at most.
    package let pageSize: Int

    /// A page of the chosen products. A page holds at least one product.
    package init(_ choice: ProductChoice, after: ProductCursor? = nil, pageSize: Int = 10) {
        self.choice = choice
        self.after = after
        self.pageSize = max(1, pageSize)
    }
}

/// A choice among products.
package enum ProductChoice: Hashable, Sendable {
    /// Those of one category.
    case category(CategoryName)
    /// Those whose names have, for each word of the text, a word that begins with it; see ``SearchText/finds(_:)``.
    case search(SearchText)
    /// Those of one seller.
    case seller(SellerNumber)
}
