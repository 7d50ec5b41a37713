import Domain
import Navigation

/// Every place that a link can lead to: in a section, or in a modal over Home.
nonisolated enum AppRoute: Hashable, Sendable {
    case home(HomeRoute)
    case orders(OrdersRoute)
    case settings(SettingsRoute)
    case profile(ProfileRoute)

    /// The section that the place belongs to, or that lies under its modal.
    var section: AppSection {
        switch self {
        case .home, .settings, .profile: .home
        case .orders: .orders
        }
    }

    /// What the gate asks of whoever wants to see the place.
    var requirement: AccessRequirement {
        switch self {
        case .home, .settings: .none
        case .profile: .session
        case .orders: .permission(.viewOrders)
        }
    }

    /// The links of all sections and modals that are listed to everyone.
    static let listedLinks =
        HomeRoute.links.wrapped(in: AppRoute.home) { if case .home(let route) = $0 { route } else { nil } }
        + OrdersRoute.links.wrapped(in: AppRoute.orders) { if case .orders(let route) = $0 { route } else { nil } }
        + SettingsRoute.links.wrapped(in: AppRoute.settings) {
            if case .settings(let route) = $0 { route } else { nil }
        }
        + ProfileRoute.links.wrapped(in: AppRoute.profile) { if case .profile(let route) = $0 { route } else { nil } }

    /// Every link that is understood.
    static let links =
        listedLinks
        + HomeRoute.errorLinks.wrapped(in: AppRoute.home) { if case .home(let route) = $0 { route } else { nil } }
}

/// What the gate asks of whoever wants to see a place.
nonisolated enum AccessRequirement: Hashable, Sendable {
    /// Nothing: visitors too.
    case none
    /// To be signed in.
    case session
    /// To be signed in, in a role that may do this.
    case permission(Permission)
}
