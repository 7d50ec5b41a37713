import Domain

/// One page of products as a list shows it.
nonisolated struct ProductPagePresentation: Hashable, Sendable {
    let rows: [ProductRowPresentation]
    let summary: String
    let hasPrevious: Bool
    let hasNext: Bool

    init(_ page: ProductPage, index: Int, pageSize: Int) {
        rows = page.products.map(ProductRowPresentation.init)
        let first = index * pageSize + 1
        let last = first + page.products.count - 1
        summary = first == last ? "Product \(first) of \(page.total)" : "Products \(first) to \(last) of \(page.total)"
        hasPrevious = index > 0
        hasNext = page.next != nil
    }
}

/// One product as a row shows it.
nonisolated struct ProductRowPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let number: String
    let stock: String
    let name: String
    let price: String

    init(_ product: Product) {
        id = product.number.rawValue
        number = product.number.description
        stock = product.stockInWords
        name = product.name
        price = product.price.description
    }
}

extension Product {
    /// How many are left: `3 left`, `sold out`.
    nonisolated var stockInWords: String { stock == 0 ? "sold out" : "\(stock) left" }
}
