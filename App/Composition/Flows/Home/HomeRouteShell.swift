import DesignSystem
import Errors
import Home

/// Makes the view of every Home route. The only place that maps them.
struct HomeRouteShell {
    let container: DependencyContainer
    let coordinator: HomeCoordinator

    @ViewBuilder func view(for route: HomeRoute) -> some View {
        switch route {
        case .start: HomeView(model: container.homeModel(coordinator: coordinator))
        case .error(let code): ErrorExampleView(error: code.error)
        }
    }
}
