import Domain

/// One product that runs low, as its row shows it.
nonisolated struct LowStockPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let name: String
    let left: String

    init(_ product: Product) {
        id = product.number.rawValue
        name = product.name
        left = product.stock == 0 ? "sold out" : "\(product.stock) left"
    }
}
