import Domain
import Support

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func catalogSamples() throws -> [String: [AppRoute]] {
        let numbers = [1, 501, Int.max]
        let texts = ["ibu", "après ski", "50 % & more", "陳", "a/b?c#d"]
        return [
            "clinic://catalog": [.catalog(.categories)],
            "clinic://catalog?q={text}": texts.compactMap(SearchText.init).map { .catalog(.search($0)) },
            "clinic://catalog/{category}": ["pain-and-fever", "a", "0-9"].compactMap(CategoryName.init).map {
                .catalog(.category($0))
            },
            "clinic://products/{number}": numbers.map { .catalog(.product(.known($0))) },
            "clinic://sellers/{number}": numbers.map { .catalog(.seller(.known($0))) },
            "clinic://cart": [.catalog(.cart)],
            "clinic://checkout/{number}": numbers.map { .catalog(.checkout(.known($0))) },
        ]
    }
}
