import DesignSystem
import Music

/// Makes the view of every Music route. The only place that maps them.
struct MusicRouteShell {
    let container: DependencyContainer
    let coordinator: MusicCoordinator
    let errors: AppCoordinator

    func view(for route: MusicRoute) -> any View {
        switch route {
        case .playlist: MusicView()
        }
    }
}
