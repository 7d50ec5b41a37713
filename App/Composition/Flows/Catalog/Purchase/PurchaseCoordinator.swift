import Domain
import Navigation

/// Leads away from one purchase confirmation.
final class PurchaseCoordinator: FlowCoordinator<PurchaseRoute> {}

extension PurchaseCoordinator: PurchaseCoordinating {
    func showOrder(_ number: OrderNumber) { app?.go(.route(.orders(.detail(number)))) }
    func confirmationRead() { app?.dismiss() }
}
