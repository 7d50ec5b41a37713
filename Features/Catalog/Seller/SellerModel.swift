import Domain
import Observation

/// Keeps one seller and one page of what they sell current.
@Observable
package final class SellerModel {
    private(set) var seller = LoadState<SellerPresentation>.idle
    private(set) var page = LoadState<ProductPagePresentation>.idle

    /// Counts the pages that were asked for; reading starts anew when it changes.
    var reading: Int { turner.turns }

    private let number: SellerNumber
    private let catalog: any CatalogRepository
    private weak var coordinator: (any CatalogCoordinating)?
    private var turner = PageTurner<ProductCursor>()
    private let pageSize: Int

    /// One seller, by number.
    package init(
        number: SellerNumber, catalog: any CatalogRepository, coordinator: any CatalogCoordinating, pageSize: Int = 10
    ) {
        self.number = number
        self.catalog = catalog
        self.coordinator = coordinator
        self.pageSize = pageSize
    }

    var title: String { "Seller \(number)" }

    func observe() async {
        seller = .loading
        for await snapshot in catalog.seller(number) {
            seller.receive(snapshot, as: SellerPresentation.init)
        }
    }

    func observePage() async {
        page = .loading
        let (index, query) = (
            turner.index, ProductQuery(.seller(number), after: turner.after, pageSize: pageSize)
        )
        for await snapshot in catalog.products(query) {
            page.receive(snapshot) { found in
                turner.learn(next: found.next)
                return ProductPagePresentation(found, index: index, pageSize: pageSize)
            }
        }
    }

    func show(_ row: ProductRowPresentation) {
        guard let number = ProductNumber(row.id) else { return }
        coordinator?.showProduct(number)
    }

    func showNextPage() {
        if turner.goOn() { page = .loading }
    }

    func showPreviousPage() {
        if turner.goBack() { page = .loading }
    }
}

/// One seller as the screen shows it.
nonisolated struct SellerPresentation: Hashable, Sendable {
    let name: String
    let phone: String

    init(_ seller: Seller) {
        name = seller.name
        phone = seller.phone.isEmpty ? "not known" : seller.phone
    }
}
