import DesignSystem
import Domain

nonisolated extension OrdersRoute: LinkingRoute {
    /// The page of an order.
    static func place(of record: Record) -> OrdersRoute? {
        record.number(ofType: "order").flatMap { OrderNumber($0) }.map(OrdersRoute.detail)
    }

    func destination(of control: String, in state: AppState) -> AppRoute? {
        guard case .detail(let number) = self else { return nil }
        let places: [String: OrdersRoute] = [
            "track": .tracking(number), "refund": .refund(number),
            "history": .history(number),
        ]
        return places[control]?.appRoute
    }
}
