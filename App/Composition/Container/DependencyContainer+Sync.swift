import Domain
import Sync

/// The view models of what waits for the remote.
extension DependencyContainer {
    func syncModel(coordinator: SettingsCoordinator, errors: AppCoordinator) -> SyncModel {
        SyncModel(sync: sync, coordinator: coordinator, errors: errors)
    }

    func outboxEntryModel(
        _ number: OutboxNumber, coordinator: SettingsCoordinator, errors: AppCoordinator
    ) -> OutboxEntryModel {
        OutboxEntryModel(number: number, sync: sync, coordinator: coordinator, errors: errors)
    }

    func discardEntryModel(
        _ number: OutboxNumber, coordinator: SettingsCoordinator?, errors: AppCoordinator
    ) -> DiscardEntryModel {
        DiscardEntryModel(number: number, sync: sync, coordinator: coordinator, errors: errors)
    }
}
