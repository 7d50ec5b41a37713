import Domain

/// The places of the purchase confirmation. They have no links: the purchase is found among the orders.
nonisolated enum PurchaseRoute: FlowRoute {
    case confirmation([OrderNumber])

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .confirmation: "Order placed"
        }
    }

    /// Nothing: the only place is the root.
    var parent: PurchaseRoute? { nil }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .purchase(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .purchase(let route) = route else { return nil }
        self = route
    }
}
