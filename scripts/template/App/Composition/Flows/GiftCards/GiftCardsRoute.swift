import Domain
import Navigation

/// Every place of the GiftCards section.
nonisolated enum GiftCardsRoute: LinkedRoute {
    case list
    case detail(GiftCardNumber)

    /// The route one step closer to the root, or nil for the root itself.
    var parent: GiftCardsRoute? {
        switch self {
        case .list: nil
        case .detail: .list
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .list: "Gift cards"
        case .detail(let number): number.description
        }
    }

    var appRoute: AppRoute { .giftCards(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .giftCards(let route) = route else { return nil }
        self = route
    }

    static var section: AppSection? { .giftCards }
    var requirement: AccessRequirement { .session }

    /// The links of the section.
    static let links = LinkTable<GiftCardsRoute>(
        .clinic,
        [
            LinkPattern("gift-cards", .list),
            LinkPattern("gift-cards/{number}", make: GiftCardsRoute.detail) {
                if case .detail(let number) = $0 { number } else { nil }
            },
        ])
}
