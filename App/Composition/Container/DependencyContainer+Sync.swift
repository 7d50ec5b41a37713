import Domain
import Sync

/// The view models of what waits for the remote.
extension DependencyContainer {
    func syncModel(coordinator: SyncCoordinator, errors: AppCoordinator) -> SyncModel {
        SyncModel(sync: sync, coordinator: coordinator, errors: errors)
    }

    func outboxEntryModel(
        _ number: OutboxNumber, coordinator: SyncCoordinator, errors: AppCoordinator
    ) -> OutboxEntryModel {
        OutboxEntryModel(number: number, sync: sync, coordinator: coordinator, errors: errors)
    }

    func discardEntryModel(
        _ number: OutboxNumber, coordinator: SyncCoordinator?, errors: AppCoordinator
    ) -> DiscardEntryModel {
        DiscardEntryModel(number: number, sync: sync, coordinator: coordinator, errors: errors)
    }
}
