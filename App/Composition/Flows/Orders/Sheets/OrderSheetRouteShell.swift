import DesignSystem
import Orders

/// Makes the view of every sheet about an order. The only place that maps them.
struct OrderSheetRouteShell {
    let container: DependencyContainer

    func view(for route: OrderSheetRoute) -> any View {
        switch route {
        case .contactSupport(let number): ContactSupportView(model: container.contactSupportModel(number))
        case .share(let number): ShareView(model: container.shareModel(number))
        }
    }
}
