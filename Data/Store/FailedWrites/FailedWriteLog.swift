import Domain
import Synchronization

/// The writes that failed on this workstation, in this process's memory: a full disk could not hold them.
package final class FailedWriteLog: FailedWriteRepository {
    /// How many are kept; the oldest go first.
    private static let most = 20

    /// A failure with its author.
    private struct Note {
        let failure: FailedWrite
        let staff: Staff.ID?
    }

    private let notes = Mutex<[Note]>([])
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

    /// The failures of the signed-in person's writes that were not dismissed; none for a visitor.
    package func failedWrites() -> Snapshots<[FailedWrite]> {
        live.stream(from: .process) { [self] () throws(AppError) in
            let staff = try gate.admit([])
            return notes.withLock { $0.filter { $0.staff == staff.id }.map(\.failure) }
        }
    }

    /// Dismisses one that was read.
    package func putAway(_ id: FailedWrite.ID) async {
        remove { $0.failure.id == id }
    }

    /// Forgets a failure of the same write by the same person: it has been made now.
    func settle(_ what: String) {
        let staff = gate.session.value?.staff.id
        remove { $0.failure.what == what && $0.staff == staff }
    }

    /// Keeps a failure of the storage or of the app itself for the author, until it is dismissed or the write
    /// succeeds. Any other error is an answer that they have.
    package func note(_ what: String, _ error: AppError) {
        guard error.isFault else { return }
        let failure = FailedWrite(id: Identifier(identifiers.next()), what: what, error: error, at: clock.now)
        let note = Note(failure: failure, staff: gate.session.value?.staff.id)
        notes.withLock { $0 = Array(([note] + $0).prefix(Self.most)) }
        live.refresh()
    }

    private func remove(where isGone: (Note) -> Bool) {
        let before = notes.withLock { notes in
            defer { notes.removeAll(where: isGone) }
            return notes.count
        }
        if notes.withLock(\.count) != before { live.refresh() }
    }
}

extension AppError {
    /// Whether the user could not have avoided the error.
    fileprivate var isFault: Bool {
        switch self {
        case .storage, .unexpected: true
        default: false
        }
    }
}
