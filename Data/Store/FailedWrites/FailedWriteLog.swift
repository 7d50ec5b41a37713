import Domain
import Synchronization

/// The writes that failed on this station, in this process's memory: a full disk could not hold them.
final class FailedWriteLog: FailedWriteRepository {
    /// How many are kept; the oldest go first.
    private static let most = 20

    private let failures = Mutex<[FailedWrite]>([])
    private let gate: AccessGate
    private let live: LiveReads

    init(session: CurrentSession, live: LiveReads) {
        gate = AccessGate(session: session)
        self.live = live
    }

    func failedWrites() -> Snapshots<[FailedWrite]> {
        live.stream(from: .process) { [self] () throws(AppError) in
            _ = try gate.admit([])
            return failures.withLock(\.self)
        }
    }

    func putAway(_ id: FailedWrite.ID) async {
        failures.withLock { $0.removeAll { $0.id == id } }
        live.refresh()
    }

    /// Keeps a failure for whoever looks next.
    func note(_ failure: FailedWrite) {
        failures.withLock { $0 = Array(([failure] + $0).prefix(Self.most)) }
        live.refresh()
    }
}
