import Domain

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
