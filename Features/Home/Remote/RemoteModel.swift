import Domain
import Observation

/// Keeps the state of the exchange with the remote current, if there is one.
@Observable
final class RemoteModel {
    /// The state; nil for a clinic without a remote, and while it is unknown.
    private(set) var remote: RemotePresentation?

    private let sync: any SyncRepository
    private weak let coordinator: (any HomeCoordinating)?

    init(sync: any SyncRepository, coordinator: any HomeCoordinating) {
        self.sync = sync
        self.coordinator = coordinator
    }

    func observe() async {
        await sync.status().forEachValue { status in remote = RemotePresentation(status) }
    }

    func show() { coordinator?.showSync() }
}
