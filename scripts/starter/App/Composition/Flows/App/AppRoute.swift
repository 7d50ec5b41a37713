import Domain
import Navigation

/// The sections of the app, in the order in which they are offered. Each keeps its own stack.
nonisolated enum AppSection: String, NavigationSection {
    case giftCards
    // if sign-in
    case account
    // end

    /// Where the section starts.
    var root: AppRoute {
        switch self {
        case .giftCards: .giftCards(.list)
        // if sign-in
        case .account: .account(.person)
        // end
        }
    }
}

/// Every place of the app: in a section, or in a sheet over one. To add a feature, add a case here and in
/// ``AppSection``; the compiler leads to the rest.
nonisolated enum AppRoute: SavedRoute {
    case giftCards(GiftCardsRoute)
    // if sign-in
    case account(AccountRoute)
    // end

    /// The section that a link to the place shows, or nil for a sheet over the section on show.
    var section: AppSection? {
        if modal != nil { return nil }
        return switch self {
        case .giftCards: .giftCards
        // if sign-in
        case .account: .account
        // end
        }
    }

    /// The sheet that the place is in, or nil for a place of a section.
    var modal: AppModal? {
        switch self {
        case .giftCards(.new): .giftCardForm(nil)
        case .giftCards(.edit(let number)): .giftCardForm(number)
        case .giftCards(.list), .giftCards(.detail): nil
        // if sign-in
        case .account(.signIn): .login(returnAction: .resume)
        case .account(.person): nil
        // end
        }
    }

    /// The places above the root that lead here.
    var path: [AppRoute] { if case .giftCards(.detail) = self { [self] } else { [] } }

    /// The place's name in the breadcrumb.
    var title: String {
        switch self {
        case .giftCards(let route): route.title
        // if sign-in
        case .account(let route): route.title
        // end
        }
    }
}

/// Links: each is declared once, read and written.
nonisolated extension AppRoute {
    /// All links of the app.
    static let links =
        GiftCardsRoute.links.wrapped(in: AppRoute.giftCards) {
            if case .giftCards(let route) = $0 { route } else { nil }
        }
        // if sign-in
        + AccountRoute.links.wrapped(in: AppRoute.account) { if case .account(let route) = $0 { route } else { nil } }
    // end

    /// The place's link, or nil for a place without one.
    var link: String? { Self.links.link(self) }

    /// The place that a link leads to.
    ///
    /// - Throws: ``RefusedLink`` naming the part that was not understood.
    static func route(_ link: String) throws(RefusedLink) -> AppRoute { try links.route(link) }

    /// Whether both are in the same sheet or section.
    func isInFlow(of other: AppRoute) -> Bool { modal == other.modal && section == other.section }
}

nonisolated extension LinkFormat {
    /// The format of all links of the app.
    static let starter = LinkFormat(scheme: "starter")
}
