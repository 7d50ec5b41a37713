import Domain
import Navigation

/// Navigates the Orders section: turns what its screens ask for into steps.
final class OrdersCoordinator: FlowCoordinator<OrdersRoute> {}

extension OrdersCoordinator: OrdersCoordinating {
    func showOrder(_ number: OrderNumber) { navigate(to: .detail(number)) }
    func showTracking(of number: OrderNumber) { navigate(to: .tracking(number)) }
    func showRefund(of number: OrderNumber) { navigate(to: .refund(number)) }
    func showHistory(of number: OrderNumber) { navigate(to: .history(number)) }
    func contactSupport(about number: OrderNumber) { app?.present(.contactSupport(number)) }
    func share(_ number: OrderNumber) { app?.present(.share(number)) }
    func confirmCancelling(_ number: OrderNumber) { app?.present(alert: .cancelOrder(number)) }
    func cancellingAnswered() { app?.dismiss() }
}
