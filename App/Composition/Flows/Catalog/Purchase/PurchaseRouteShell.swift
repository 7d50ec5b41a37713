import Catalog
import DesignSystem

/// Makes the view of every place that confirms a purchase. The only place that maps them.
struct PurchaseRouteShell {
    let container: DependencyContainer
    let coordinator: PurchaseCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: PurchaseRoute) -> some View {
        switch route {
        case .confirmation(let orders):
            PurchaseConfirmationView(
                model: container.purchaseConfirmationModel(orders, coordinator: coordinator, errors: errors))
        }
    }
}
