import Domain
import Navigation
import Observation

/// Owns the navigation of one purchase confirmation, from presenting to dismissing.
@Observable
final class PurchaseCoordinator: FlowCoordinator {
    private(set) var stack: RouteStack<PurchaseRoute>

    private weak var app: AppCoordinator?

    /// The flow of a confirmation that is being presented.
    init(stack: StackID, orders: [OrderNumber], app: AppCoordinator) {
        self.stack = RouteStack(stack, root: .confirmation(orders))
        self.app = app
    }

    func pop() -> Bool {
        stack.pop()
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
