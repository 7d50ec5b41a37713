import Domain
import Observation

/// Keeps in sight how the workstation stands with its remote, where there is one.
@Observable
final class RemoteModel {
    /// Nothing for a clinic without a remote, and while nobody knows.
    private(set) var remote: RemotePresentation?

    private let sync: any SyncRepository
    private weak var coordinator: (any HomeCoordinating)?

    init(sync: any SyncRepository, coordinator: any HomeCoordinating) {
        self.sync = sync
        self.coordinator = coordinator
    }

    func observe() async {
        await sync.status().forEachValue { status in remote = RemotePresentation(status) }
    }

    func show() { coordinator?.showSync() }
}
