import Domain
import Navigation

/// Every place of the Orders section.
nonisolated enum OrdersRoute: LinkedRoute {
    case list
    case scoped(OrderScope)
    case detail(OrderNumber)
    case tracking(OrderNumber)
    case refund(OrderNumber)
    case history(OrderNumber)

    /// The route one step closer to the root, or nil for the root itself.
    var parent: OrdersRoute? {
        switch self {
        case .list: nil
        case .scoped, .detail: .list
        case .tracking(let number), .refund(let number), .history(let number): .detail(number)
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .list, .scoped(.all): "Orders"
        case .scoped(.patient(let number)): "Patient \(number)"
        case .scoped(.product(let number)): "Product \(number)"
        case .detail(let number): number.description
        case .tracking: "Tracking"
        case .refund: "Refund"
        case .history: "History"
        }
    }

    var appRoute: AppRoute { .orders(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .orders(let route) = route else { return nil }
        self = route
    }

    static var section: AppSection? { .orders }
    var requirement: AccessRequirement { .permission(.viewOrders) }

    /// The links of the section.
    static let links = LinkTable<OrdersRoute>(
        .clinic,
        [
            LinkPattern("orders", .list),
            LinkPattern("orders?patient={number}", make: { .scoped(.patient($0)) }) {
                if case .scoped(.patient(let number)) = $0 { number } else { nil }
            },
            LinkPattern("orders?product={number}", make: { .scoped(.product($0)) }) {
                if case .scoped(.product(let number)) = $0 { number } else { nil }
            },
            LinkPattern("orders/{number}", make: OrdersRoute.detail) {
                if case .detail(let number) = $0 { number } else { nil }
            },
            LinkPattern("orders/{number}/tracking", make: OrdersRoute.tracking) {
                if case .tracking(let number) = $0 { number } else { nil }
            },
            LinkPattern("orders/{number}/refund", make: OrdersRoute.refund) {
                if case .refund(let number) = $0 { number } else { nil }
            },
            LinkPattern("orders/{number}/history", make: OrdersRoute.history) {
                if case .history(let number) = $0 { number } else { nil }
            },
        ])
}
