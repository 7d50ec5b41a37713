import Domain
import Navigation

/// Every place of the Catalog section.
nonisolated enum CatalogRoute: LinkedRoute {
    case categories
    case search(SearchText)
    case category(CategoryName)
    case product(ProductNumber)
    case history(ProductNumber)
    case seller(SellerNumber)
    case cart
    case checkout(CartNumber)

    /// The route one step closer to the root, or nil for the root itself.
    var parent: CatalogRoute? {
        switch self {
        case .categories: nil
        case .search, .category, .product, .seller, .cart: .categories
        case .checkout: .cart
        case .history(let number): .product(number)
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .categories: "Catalog"
        case .search(let search): "“\(search.text)”"
        case .category(let name): name.words
        case .product(let number): number.description
        case .history: "History"
        case .seller(let number): "Seller \(number)"
        case .cart: "Cart"
        case .checkout: "Checkout"
        }
    }

    /// The access that the place requires.
    var requirement: AccessRequirement {
        switch self {
        case .categories, .search, .category, .product, .seller, .cart: .none
        case .checkout: .permission(.checkOut)
        case .history: .permission(.watchStock)
        }
    }

    /// Whether the route has search text.
    var holdsSearch: Bool {
        if case .search = self { true } else { false }
    }

    var appRoute: AppRoute { .catalog(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .catalog(let route) = route else { return nil }
        self = route
    }

    static var section: AppSection? { .catalog }

    /// The links of the section.
    static let links = LinkTable<CatalogRoute>(
        .clinic,
        [
            LinkPattern("catalog", .categories),
            LinkPattern("catalog?q={text}", make: CatalogRoute.search) {
                if case .search(let text) = $0 { text } else { nil }
            },
            LinkPattern("catalog/{category}", make: CatalogRoute.category) {
                if case .category(let name) = $0 { name } else { nil }
            },
            LinkPattern("products/{number}", make: CatalogRoute.product) {
                if case .product(let number) = $0 { number } else { nil }
            },
            LinkPattern("products/{number}/history", make: CatalogRoute.history) {
                if case .history(let number) = $0 { number } else { nil }
            },
            LinkPattern("sellers/{number}", make: CatalogRoute.seller) {
                if case .seller(let number) = $0 { number } else { nil }
            },
            LinkPattern("cart", .cart),
            LinkPattern("checkout/{number}", make: CatalogRoute.checkout) {
                if case .checkout(let number) = $0 { number } else { nil }
            },
        ])
}

nonisolated extension CategoryName: LinkParameter {
    /// Reads a category's name in a link.
    package init?(linkSegment: String) {
        self.init(linkSegment)
    }

    /// The name.
    package var linkSegment: String { text }
}
