import DesignSystem
import Domain
import FoundationEssentials

/// One order as its screen shows it.
nonisolated struct OrderPresentation: Hashable, Sendable, Recorded {
    let version: Int
    let title: String
    /// A sentence about a provisional number.
    let remark: String?
    let state: String
    let customer: String
    let seller: String
    let placedAt: Date
    let lines: [OrderLinePresentation]
    let total: String
    let record: Record

    init(_ order: Order) {
        record = order.record
        version = order.version
        title = "Order \(order.number)"
        remark = order.number.remark
        state = order.state.title
        customer = order.customer
        seller = order.seller.name
        placedAt = order.placedAt
        lines = order.lines.enumerated().map { OrderLinePresentation(id: $0, $1) }
        total = order.total.description
    }
}

/// One line of an order as its screen shows it.
nonisolated struct OrderLinePresentation: Hashable, Sendable, Identifiable {
    /// The position of the line: lines have no identity and never move.
    let id: Int
    let item: String
    let total: String

    init(id: Int, _ line: OrderLine) {
        self.id = id
        item = "\(line.quantity) × \(line.item)"
        total = line.total.description
    }
}
