import DesignSystem
import Domain

/// The orders that need work, as Home shows them.
nonisolated struct WaitingOrdersPresentation: Hashable, Sendable {
    let rows: [WaitingOrderPresentation]
    let more: String?

    init(_ page: OrderPage) {
        rows = page.orders.map(WaitingOrderPresentation.init)
        let rest = page.total - page.orders.count
        more = rest > 0 ? "and \(rest) more" : nil
    }
}

/// One waiting order as its row shows it.
nonisolated struct WaitingOrderPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: Int
    let number: String
    let state: String
    let customer: String
    let total: String
    let record: Record

    init(_ order: Order) {
        record = order.record
        id = order.number.rawValue
        number = order.number.description
        state = order.state.title
        customer = order.customer
        total = order.total.description
    }
}

extension Order {
    /// The order for programs, as Home knows it.
    nonisolated var record: Record {
        Record(
            "order", id: .number(number.text),
            [
                "state": .text(state.rawValue), "placedAt": .moment(placedAt), "customer": .text(customer),
                "total": .money(minorUnits: total.minorUnits, currency: total.currency.code),
            ])
    }
}
