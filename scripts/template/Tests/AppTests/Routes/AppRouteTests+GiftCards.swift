import Domain
import Testing

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section.
    static func giftCardSamples() throws -> [String: [AppRoute]] {
        let numbers = [1, 801, Int.max]
        return [
            "clinic://gift-cards": [.giftCards(.list)],
            "clinic://gift-cards/{number}": try numbers.map { .giftCards(.detail(try #require(GiftCardNumber($0)))) },
        ]
    }
}
