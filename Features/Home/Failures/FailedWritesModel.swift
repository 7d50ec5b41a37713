import Domain
import Observation

/// Keeps the writes that failed in sight until they are put away.
@Observable
final class FailedWritesModel {
    /// The failed writes, newest first; empty while they are not known.
    var rows: [FailedWritePresentation] { failed.value ?? [] }

    private var failed = LoadState<[FailedWritePresentation]>.idle

    private let failures: any FailedWriteRepository
    private var known: [FailedWrite.ID] = []

    init(failures: any FailedWriteRepository) {
        self.failures = failures
    }

    func observe() async {
        for await snapshot in failures.failedWrites() {
            failed.receive(snapshot) { failures in
                known = failures.map(\.id)
                return failures.enumerated().map { FailedWritePresentation(id: $0.offset, $0.element) }
            }
        }
    }

    func forget() {
        (failed, known) = (.idle, [])
    }

    func putAway() async {
        for id in known { await failures.putAway(id) }
    }
}
