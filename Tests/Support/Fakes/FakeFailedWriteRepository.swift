import Domain
import Synchronization

/// Failed writes in memory, behaving as the store's log does.
package final class FakeFailedWriteRepository: FailedWriteRepository, ObservedFake {
    /// Something that was asked of the fake.
    package enum Call: Hashable, Sendable {
        /// The failures were read.
        case failedWrites
        /// One was put away.
        case putAway(FailedWrite.ID)
    }

    /// A failure, and who was told of it.
    private struct Note {
        let failure: FailedWrite
        let staff: Staff.ID?
    }

    private struct State {
        var notes: [Note]
        var calls: [Call] = []
    }

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?

    /// Failures, newest first, of whoever is signed in with `sessions` now.
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

    /// Everything that was asked, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// How often something was asked.
    package var callCount: Int { calls.count }

    /// How many streams are open.
    package var openStreams: Int { streams.count }

    /// Which readers are not done with what they were handed.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// Adds a failure, as if a write of whoever is signed in had just failed.
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

    /// Puts one away; see ``FailedWriteRepository``.
    package func putAway(_ id: FailedWrite.ID) async {
        state.withLock { state in
            state.calls.append(.putAway(id))
            state.notes.removeAll { $0.failure.id == id }
        }
        streams.refresh()
    }
}
