import Domain
import Observation

/// Keeps the products that run low current.
@Observable
final class LowStockModel {
    private(set) var products = LoadState<[LowStockPresentation]>.idle

    private let catalog: any CatalogRepository
    private weak let coordinator: (any HomeCoordinating)?

    init(catalog: any CatalogRepository, coordinator: any HomeCoordinating) {
        self.catalog = catalog
        self.coordinator = coordinator
    }

    func observe() async {
        await catalog.lowStock(limit: 5).load(into: \.products, of: self) { $0.map(LowStockPresentation.init) }
    }

    func show(_ row: LowStockPresentation) {
        guard let number = ProductNumber(row.id) else { return }
        coordinator?.showProduct(number)
    }
}
