import Domain
import Navigation
import Observation

/// Owns the navigation of one purchase confirmation, from presenting to dismissing.
@Observable
final class PurchaseCoordinator: ModalCoordinator {
    var stack: RouteStack<PurchaseRoute>
    let seat: ModalSeat

    private weak var app: AppCoordinator?

    /// The flow of a confirmation that is being presented.
    init(seat: ModalSeat, orders: [OrderNumber], app: AppCoordinator) {
        self.seat = seat
        stack = RouteStack(seat.stack, root: .confirmation(orders))
        self.app = app
    }
}

extension PurchaseCoordinator: PurchaseCoordinating {
    func showOrder(_ number: OrderNumber) {
        app?.navigate(to: .orders(.detail(number)))
    }

    func confirmationRead() {
        app?.dismiss()
    }
}

extension AppCoordinator {
    /// Presents what was just bought over everything.
    func showPurchaseConfirmation(of orders: [OrderNumber]) {
        present(.purchaseConfirmation(orders))
    }
}
