import DesignSystem
import Domain
import Observation

/// Keeps one seller current, above what they sell.
@Observable
package final class SellerModel {
    private(set) var seller = LoadState<SellerPresentation>.idle

    /// The seller's products.
    let products: ProductListModel

    private let number: SellerNumber
    private let dependencies: CatalogDependencies

    /// One seller, by number, above the list of what they sell.
    package init(number: SellerNumber, dependencies: CatalogDependencies, products: ProductListModel) {
        self.number = number
        self.dependencies = dependencies
        self.products = products
    }

    var title: String { "Seller \(number)" }

    func observe() async {
        await dependencies.catalog.seller(number).load(into: \.seller, of: self, as: SellerPresentation.init)
    }
}

/// One seller as the screen shows it.
nonisolated struct SellerPresentation: Hashable, Sendable, Recorded {
    let name: String
    let phone: String
    let record: Record

    init(_ seller: Seller) {
        record = seller.record
        name = seller.name
        phone = seller.phone.isEmpty ? "not known" : seller.phone
    }
}
