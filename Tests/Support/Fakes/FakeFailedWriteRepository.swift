import Domain
import Synchronization

/// Failed writes in memory, with the behaviour of the store's log.
package final class FakeFailedWriteRepository: FailedWriteRepository, ObservedFake {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        /// The failures were read.
        case failedWrites
        /// A failure was dismissed.
        case putAway(FailedWrite.ID)
    }

    /// A failure, and the person who saw it happen.
    private struct Note {
        let failure: FailedWrite
        let staff: Staff.ID?
    }

    private struct State {
        var notes: [Note]
        var calls: [Call] = []
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?

    /// Failures, newest first, of the person signed in with `sessions` now.
    package init(
        _ failures: [FailedWrite] = [], sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        let staff = sessions.current?.staff.id
        state = Mutex(State(notes: failures.map { Note(failure: $0, staff: staff) }))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of calls so far.
    package var callCount: Int { calls.count }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// Adds a failure, as if a write of the person who is signed in had just failed.
    package func note(_ failure: FailedWrite) {
        let note = Note(failure: failure, staff: session()?.staff.id)
        state.withLock { $0.notes.insert(note, at: 0) }
        streams.refresh()
    }

    /// The failures; see ``FailedWriteRepository``.
    package func failedWrites() -> Snapshots<[FailedWrite]> {
        state.withLock { $0.calls.append(.failedWrites) }
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { return [] }
            guard let staff = session()?.staff else { throw .signInRequired }
            return state.withLock { $0.notes.filter { $0.staff == staff.id }.map(\.failure) }
        }
    }

    /// Dismisses a failure; see ``FailedWriteRepository``.
    package func putAway(_ id: FailedWrite.ID) async {
        state.withLock { state in
            state.calls.append(.putAway(id))
            state.notes.removeAll { $0.failure.id == id }
        }
        streams.refresh()
    }
}
