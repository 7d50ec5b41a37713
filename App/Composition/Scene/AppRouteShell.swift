import DesignSystem
import Navigation

/// Finds the view of the place on show, whichever flow it belongs to.
struct AppRouteShell {
    let container: DependencyContainer
    let coordinator: AppCoordinator

    func visibleView() -> any View {
        if let signIn = coordinator.signIn {
            let shell = SignInRouteShell(container: container, coordinator: signIn, errors: coordinator)
            return shell.view(for: signIn.stack.top.route)
        }
        return switch coordinator.top(of: coordinator.section) {
        case .home(let route): HomeRouteShell(container: container, coordinator: coordinator.home).view(for: route)
        case .orders(let route):
            OrdersRouteShell(container: container, coordinator: coordinator.orders, errors: coordinator).view(
                for: route)
        }
    }
}
