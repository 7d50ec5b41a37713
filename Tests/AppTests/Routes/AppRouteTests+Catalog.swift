import Domain
import Support

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func catalogSamples() throws -> [String: [AppRoute]] {
        let numbers = [1, 501, Int.max]
        let texts = ["ibu", "après ski", "50 % & more", "陳", "a/b?c#d"].compactMap { SearchText($0) }
        let names = ["pain-and-fever", "a", "0-9"].compactMap { CategoryName($0) }
        let routes: [String: [CatalogRoute]] = [
            "clinic://catalog": [.categories],
            "clinic://catalog?q={text}": texts.map { .search($0) },
            "clinic://catalog/{category}": names.map { .category($0) },
            "clinic://products/{number}": numbers.map { .product(.known($0)) },
            "clinic://products/{number}/history": numbers.map { .history(.known($0)) },
            "clinic://sellers/{number}": numbers.map { .seller(.known($0)) },
            "clinic://cart": [.cart],
            "clinic://checkout/{number}": numbers.map { .checkout(.known($0)) },
        ]
        return routes.mapValues { $0.map(AppRoute.catalog) }
    }
}
