import DesignSystem
import Orders

/// Makes the view of every sheet about an order. The only place that maps them.
struct OrderSheetRouteShell {
    let container: DependencyContainer
    let errors: AppCoordinator

    @ViewBuilder func view(for route: OrderSheetRoute) -> some View {
        switch route {
        case .contactSupport(let number):
            ContactSupportView(model: container.contactSupportModel(number, errors: errors))
        case .share(let number): ShareView(model: container.shareModel(number, errors: errors))
        }
    }
}
