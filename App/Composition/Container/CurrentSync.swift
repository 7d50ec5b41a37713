import Domain
import Observation

/// The current state of the exchange with the remote, for the frame around every screen. A clinic without a remote has
/// none.
@Observable
final class CurrentSync {
    /// The current status.
    private(set) var status: SyncStatus

    @ObservationIgnored private var reading: Task<Void, Never>?

    /// Follows a repository; nil without a remote, so that such a clinic's start pays nothing.
    static func following(_ repository: any SyncRepository) -> CurrentSync? {
        repository.atStart.reach == nil ? nil : CurrentSync(repository)
    }

    private init(_ repository: any SyncRepository) {
        status = repository.atStart
        reading = Task.immediate { [weak self] in
            for await snapshot in repository.status() { self?.take(snapshot) }
        }
    }

    deinit {
        reading?.cancel()
    }

    private func take(_ snapshot: Snapshot<SyncStatus>) {
        if case .value(let status, _, _) = snapshot, status != self.status { self.status = status }
    }
}
