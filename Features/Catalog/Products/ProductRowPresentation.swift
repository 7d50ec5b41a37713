import DesignSystem
import Domain

/// One product as a row shows it.
nonisolated struct ProductRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: Int
    let number: String
    let stock: String
    let name: String
    let price: String
    let record: Record

    init(_ product: Product) {
        record = product.record
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
