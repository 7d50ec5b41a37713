import Domain
import FoundationEssentials

/// The refund of one order as its screen shows it.
nonisolated struct RefundPresentation: Hashable, Sendable {
    let version: Int
    let title: String
    let state: String
    let total: String
    let steps: [RefundStepPresentation]

    init(_ order: Order) {
        version = order.version
        title = "Order \(order.number)"
        state = order.state.title
        total = order.total.description
        steps = order.history.enumerated()
            .filter { [.refundRequested, .refunded, .declined].contains($0.element.state) }
            .map { RefundStepPresentation(id: $0.offset, $0.element) }
    }
}

/// One step of a refund as its row shows it.
nonisolated struct RefundStepPresentation: Hashable, Sendable, Identifiable {
    /// The step's place in the order's history, which only grows.
    let id: Int
    let at: Date
    let what: String
    let by: String
    let note: String?

    init(id: Int, _ event: OrderEvent) {
        self.id = id
        at = event.at
        what = event.state.title
        by = event.by
        note = event.note
    }
}
