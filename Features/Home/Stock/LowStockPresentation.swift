import DesignSystem
import Domain

/// One product that runs low, as its row shows it.
nonisolated struct LowStockPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: Int
    let name: String
    let left: String
    let record: Record

    init(_ product: Product) {
        record = product.record
        id = product.number.rawValue
        name = product.name
        left = product.stock == 0 ? "sold out" : "\(product.stock) left"
    }
}

extension Product {
    /// The product for programs, as Home knows it.
    nonisolated var record: Record {
        Record("product", id: .number(number.rawValue), ["name": .text(name), "stock": .number(stock)])
    }
}
