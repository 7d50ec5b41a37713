import Domain
import Synchronization

/// The writes that failed on this station, in this process's memory: a full disk could not hold them.
final class FailedWriteLog: FailedWriteRepository {
    /// How many are kept; the oldest go first.
    private static let most = 20

    private let failures = Mutex<[FailedWrite]>([])
    private let gate: AccessGate
    private let live: LiveReads
    private let clock: any WallClock
    private let identifiers: any IdentifierSource

    init(session: CurrentSession, live: LiveReads, clock: any WallClock, identifiers: any IdentifierSource) {
        gate = AccessGate(session: session)
        self.live = live
        self.clock = clock
        self.identifiers = identifiers
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

    /// Keeps a failure of the storage or of the app itself for whoever looks next. Any other error is an answer to whoever
    /// asked, who has it.
    func note(_ what: String, _ error: AppError) {
        guard error.isFault else { return }
        let failure = FailedWrite(id: Identifier(identifiers.next()), what: what, error: error, at: clock.now)
        failures.withLock { $0 = Array(([failure] + $0).prefix(Self.most)) }
        live.refresh()
    }
}

extension AppError {
    /// Whether nobody who asked could have avoided it.
    fileprivate var isFault: Bool {
        switch self {
        case .storage, .unexpected: true
        default: false
        }
    }
}
