import DesignSystem
import Domain
import Settings

/// Makes the view of every Settings route. The only place that maps them.
struct SettingsRouteShell {
    let container: DependencyContainer
    let coordinator: SettingsCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: SettingsRoute) -> some View {
        switch route {
        case .preferences: SettingsView(model: container.settingsModel(coordinator: coordinator, errors: errors))
        case .data: DataView(location: container.preferences.location, zone: ZonePresentation(container.timeZone))
        }
    }
}
