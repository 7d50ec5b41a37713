import DesignSystem
import Domain
import FoundationEssentials

/// One order as a row shows it.
nonisolated struct OrderRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: Int
    let number: String
    let state: String
    let placedAt: Date
    let customer: String
    let total: String
    let record: Record

    init(_ order: Order) {
        record = order.record
        id = order.number.rawValue
        number = order.number.description
        state = order.state.title
        placedAt = order.placedAt
        customer = order.customer
        total = order.total.description
    }
}
