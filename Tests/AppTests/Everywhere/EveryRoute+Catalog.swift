import Domain

@testable import App

nonisolated extension CatalogRoute: Walkable {
    static var first: CatalogRoute { .categories }

    var next: CatalogRoute? {
        switch self {
        case .categories: nil
        }
    }
}
