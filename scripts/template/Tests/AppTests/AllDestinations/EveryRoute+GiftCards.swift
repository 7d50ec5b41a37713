import Domain

@testable import App

nonisolated extension GiftCardsRoute: Walkable {
    static var first: GiftCardsRoute { .list }

    var next: GiftCardsRoute? {
        switch self {
        case .list: GiftCardNumber(801).map(GiftCardsRoute.detail)
        case .detail: nil
        }
    }
}
