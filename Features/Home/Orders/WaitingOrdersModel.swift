import Domain
import Observation

/// Keeps the oldest waiting orders current.
@Observable
final class WaitingOrdersModel {
    private(set) var waiting = LoadState<WaitingOrdersPresentation>.idle

    private let orders: any OrderRepository
    private weak let coordinator: (any HomeCoordinating)?

    init(orders: any OrderRepository, coordinator: any HomeCoordinating) {
        self.orders = orders
        self.coordinator = coordinator
    }

    func observe() async {
        await orders.orders(OrderQuery(filter: .open, sorting: .oldestFirst, pageSize: 5))
            .load(into: \.waiting, of: self, as: WaitingOrdersPresentation.init)
    }

    func show(_ row: WaitingOrderPresentation) {
        guard let number = OrderNumber(row.id) else { return }
        coordinator?.showOrder(number)
    }
}
