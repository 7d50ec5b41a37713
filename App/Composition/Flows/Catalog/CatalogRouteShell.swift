import DesignSystem
import Catalog

/// Makes the view of every Catalog route. The only place that maps them.
struct CatalogRouteShell {
    let container: DependencyContainer
    let coordinator: CatalogCoordinator
    let errors: AppCoordinator

    func view(for route: CatalogRoute) -> any View {
        switch route {
        case .categories: CatalogView()
        }
    }
}
