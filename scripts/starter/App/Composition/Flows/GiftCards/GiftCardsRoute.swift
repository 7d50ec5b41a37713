import Domain
import Navigation

/// Every place of the feature.
nonisolated enum GiftCardsRoute: Hashable, Sendable {
    case list
    case detail(GiftCardNumber)
    case new
    case edit(GiftCardNumber)

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .list: "Gift cards"
        case .detail(let number): number.description
        case .new: "New gift card"
        case .edit(let number): "Edit \(number)"
        }
    }

    /// The links of the feature.
    static let links = LinkTable<GiftCardsRoute>(
        .starter,
        [
            LinkPattern("gift-cards", .list),
            LinkPattern("gift-cards/new", .new),
            LinkPattern("gift-cards/{number}", make: GiftCardsRoute.detail) {
                if case .detail(let number) = $0 { number } else { nil }
            },
            LinkPattern("gift-cards/{number}/edit", make: GiftCardsRoute.edit) {
                if case .edit(let number) = $0 { number } else { nil }
            },
        ])
}

nonisolated extension GiftCardNumber: LinkParameter {
    /// Reads a number as it stands in a link: digits alone, without a zero in front.
    package init?(linkSegment: String) {
        guard let number = Int(linkSegment: linkSegment) else { return nil }
        self.init(number)
    }

    /// The digits.
    package var linkSegment: String { String(rawValue) }
}
