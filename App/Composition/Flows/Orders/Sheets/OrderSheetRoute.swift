import Domain

/// Every place of the sheets about one order.
nonisolated enum OrderSheetRoute: FlowRoute {
    case contactSupport(OrderNumber)
    case share(OrderNumber)

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .contactSupport: "Contact support"
        case .share: "Share"
        }
    }

    /// Nothing: each place of the flow can be its root.
    var parent: OrderSheetRoute? { nil }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .orderSheet(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .orderSheet(let route) = route else { return nil }
        self = route
    }
}
