import DesignSystem
import Domain
import FoundationEssentials
import Observation

/// Keeps the tracking of one order current.
@Observable
package final class TrackingModel {
    private(set) var tracking = LoadState<TrackingPresentation>.idle

    private let number: OrderNumber
    private let dependencies: OrdersDependencies

    /// The tracking of one order, by its number.
    package init(number: OrderNumber, dependencies: OrdersDependencies) {
        self.number = number
        self.dependencies = dependencies
    }

    var title: String { "Tracking of \(number)" }

    func observe() async {
        await dependencies.orders.order(number).load(into: \.tracking, of: self, as: TrackingPresentation.init)
    }
}

/// An order's way as its screen shows it.
nonisolated struct TrackingPresentation: Hashable, Sendable, Recorded {
    let title: String
    let state: String
    let steps: [TrackingStepPresentation]
    let next: String?
    let record: Record

    init(_ order: Order) {
        record = order.record
        title = "Order \(order.number)"
        state = order.state.title
        steps = order.history.enumerated().map { TrackingStepPresentation(id: $0, $1) }
        next = order.state.successors.first { $0.isOnTheWayToTheCustomer }?.title
    }
}

/// One step as its row shows it.
nonisolated struct TrackingStepPresentation: Hashable, Sendable, Identifiable, Recorded {
    /// The step's place in the history, which only grows.
    let id: Int
    let at: Date
    let state: String
    let by: String
    let record: Record

    init(id: Int, _ event: OrderEvent) {
        record = event.record
        self.id = id
        at = event.at
        state = event.state.title
        by = event.by
    }
}
