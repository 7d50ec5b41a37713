import Domain
import Observation

/// How the workstation stands with its remote at present, for the frame around every screen. A clinic without a remote
/// has none.
@Observable
final class CurrentSync {
    /// What is known now.
    private(set) var status: SyncStatus

    @ObservationIgnored private var reading: Task<Void, Never>?

    /// Keeps up with a repository from now on; nothing at all where there is no remote, so that it costs a start
    /// nothing.
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
