import DesignSystem
import Domain
import Sync

/// Makes the view of every Sync route. The only place that maps them.
struct SyncRouteShell {
    let container: DependencyContainer
    let coordinator: SyncCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: SyncRoute) -> some View {
        switch route {
        case .queue: SyncView(model: container.syncModel(coordinator: coordinator, errors: errors))
        case .entry(let number):
            OutboxEntryView(model: container.outboxEntryModel(number, coordinator: coordinator, errors: errors))
        }
    }
}
