import Domain
import Foundation

/// One page of orders as the list shows it.
nonisolated struct OrderPagePresentation: Hashable, Sendable {
    let rows: [OrderRowPresentation]
    let summary: String
    let hasPrevious: Bool
    let hasNext: Bool

    init(_ page: OrderPage, index: Int, pageSize: Int) {
        rows = page.orders.map(OrderRowPresentation.init)
        let first = index * pageSize + 1
        let last = first + page.orders.count - 1
        summary = first == last ? "Order \(first) of \(page.total)" : "Orders \(first) to \(last) of \(page.total)"
        hasPrevious = index > 0
        hasNext = page.next != nil
    }
}

/// One order as a row shows it.
nonisolated struct OrderRowPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let number: String
    let state: String
    let placedAt: Date
    let customer: String
    let total: String

    init(_ order: Order) {
        id = order.number.rawValue
        number = order.number.description
        state = order.state.title
        placedAt = order.placedAt
        customer = order.customer
        total = order.total.description
    }
}
