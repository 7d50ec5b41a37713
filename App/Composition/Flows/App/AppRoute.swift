import Domain
import Navigation

/// Every place that a link can lead to, in any section.
nonisolated enum AppRoute: Hashable, Sendable {
    case home(HomeRoute)
    case orders(OrdersRoute)

    /// The section that the place belongs to.
    var section: AppSection {
        switch self {
        case .home: .home
        case .orders: .orders
        }
    }

    /// What someone must be allowed to do to see the place; nil for places that are open to everyone.
    var permission: Permission? {
        switch self {
        case .home: nil
        case .orders: .viewOrders
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .home(let route): route.title
        case .orders(let route): route.title
        }
    }

    /// The links of all sections.
    static let links =
        HomeRoute.links.wrapped(in: AppRoute.home) { if case .home(let route) = $0 { route } else { nil } }
        + OrdersRoute.links.wrapped(in: AppRoute.orders) { if case .orders(let route) = $0 { route } else { nil } }
}
