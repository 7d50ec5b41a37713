import Domain
import Support

@testable import App

nonisolated extension CatalogRoute: Walkable {
    static var first: CatalogRoute { .categories }

    var next: CatalogRoute? {
        switch self {
        case .categories: CategoryName("pain-and-fever").map(CatalogRoute.category)
        case .category: SearchText("ibu").map(CatalogRoute.search)
        case .search: .product(.known(501))
        case .product(let number): .history(number)
        case .history: .seller(.known(11))
        case .seller: .cart
        case .cart: .checkout(.known(701))
        case .checkout: nil
        }
    }
}

nonisolated extension PurchaseRoute: Walkable {
    static var first: PurchaseRoute { .confirmation([.known(1_032)]) }

    var next: PurchaseRoute? {
        switch self {
        case .confirmation: nil
        }
    }
}
