import Domain
import Observation

/// Keeps the orders that were just placed current, and asks the coordinator where to go from here.
@Observable
package final class PurchaseConfirmationModel {
    private(set) var purchase = LoadState<PurchasePresentation>.idle

    private let numbers: [OrderNumber]
    private let dependencies: CatalogDependencies
    private weak let coordinator: (any PurchaseCoordinating)?

    /// The confirmation of some orders, by number.
    package init(orders: [OrderNumber], dependencies: CatalogDependencies, coordinator: any PurchaseCoordinating) {
        numbers = orders
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.carts.purchase(numbers).load(into: \.purchase, of: self, as: PurchasePresentation.init)
    }

    func show(_ order: PurchasedOrderPresentation) {
        guard let number = OrderNumber(order.id) else { return }
        coordinator?.showOrder(number)
    }

    func done() { coordinator?.confirmationRead() }
}

/// A purchase, as the confirmation shows it.
nonisolated struct PurchasePresentation: Hashable, Sendable {
    let thanks: String
    let orders: [PurchasedOrderPresentation]

    init(_ orders: [Order]) {
        let customer = orders.first?.customer ?? ""
        thanks = orders.count == 1 ? "The order of \(customer) is placed." : "The orders of \(customer) are placed."
        self.orders = orders.map { PurchasedOrderPresentation($0, isOnly: orders.count == 1) }
    }
}

/// An order of the purchase, as the confirmation shows it.
nonisolated struct PurchasedOrderPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let title: String
    let total: String
    let seller: String
    let action: String

    init(_ order: Order, isOnly: Bool) {
        id = order.number.rawValue
        title = "Order \(order.number)"
        total = order.total.description
        seller = order.seller.name
        action = isOnly ? "View order" : "View order \(order.number)"
    }
}
