import Domain
import Navigation
import Observation

/// Owns the navigation of the Orders section; nobody else changes it.
@Observable
final class OrdersCoordinator: SectionCoordinator {
    var stack = RouteStack<OrdersRoute>(section.stack, root: .list)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?

    /// The routes above the list.
    var path: [OrdersRoute] { stack.path }
}

extension OrdersCoordinator: OrdersCoordinating {
    func showOrder(_ number: OrderNumber) {
        navigate(to: .detail(number))
    }

    func showTracking(of number: OrderNumber) {
        navigate(to: .tracking(number))
    }

    func showRefund(of number: OrderNumber) {
        navigate(to: .refund(number))
    }

    func contactSupport(about number: OrderNumber) {
        app?.present(.contactSupport(number))
    }

    func share(_ number: OrderNumber) {
        app?.present(.share(number))
    }

    func confirmCancelling(_ number: OrderNumber) {
        app?.present(alert: .cancelOrder(number))
    }

    func cancellingAnswered() {
        app?.dismiss()
    }
}
