import Domain
import Navigation

/// Every place of the Orders section.
nonisolated enum OrdersRoute: FlowRoute {
    case list
    case detail(OrderNumber)
    case tracking(OrderNumber)
    case refund(OrderNumber)

    /// The route one step closer to the root, or nil for the root itself.
    var parent: OrdersRoute? {
        switch self {
        case .list: nil
        case .detail: .list
        case .tracking(let number), .refund(let number): .detail(number)
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .list: "Orders"
        case .detail(let number): number.description
        case .tracking: "Tracking"
        case .refund: "Refund"
        }
    }

    /// The links of the section.
    static let links = LinkTable<OrdersRoute>([
        LinkPattern("orders", .list),
        LinkPattern("orders/{number}", make: OrdersRoute.detail) {
            if case .detail(let number) = $0 { number } else { nil }
        },
        LinkPattern("orders/{number}/tracking", make: OrdersRoute.tracking) {
            if case .tracking(let number) = $0 { number } else { nil }
        },
        LinkPattern("orders/{number}/refund", make: OrdersRoute.refund) {
            if case .refund(let number) = $0 { number } else { nil }
        },
    ])
}

nonisolated extension OrdersRoute {
    /// The routes above the list that lead here, this one last.
    var path: [OrdersRoute] {
        guard let parent else { return [] }
        return parent.path + [self]
    }
}

nonisolated extension OrderNumber: LinkParameter {
    /// Reads a number as it stands in a link: digits alone, without a zero in front.
    package init?(linkSegment: String) {
        guard let number = Int(linkSegment), String(number) == linkSegment else { return nil }
        self.init(number)
    }

    /// The digits.
    package var linkSegment: String { String(rawValue) }
}
