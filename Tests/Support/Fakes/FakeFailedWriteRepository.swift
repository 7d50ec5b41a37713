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

    private struct State {
        var failures: [FailedWrite]
        var calls: [Call] = []
    }

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?

    /// Failures, newest first, for whoever is signed in with `sessions`.
    package init(
        _ failures: [FailedWrite] = [], sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        deliveries: Deliveries = Deliveries()
    ) {
        state = Mutex(State(failures: failures))
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
    package var deliveries: Deliveries { streams.deliveries }

    /// Adds a failure, as if a write had just failed.
    package func note(_ failure: FailedWrite) {
        state.withLock { $0.failures.insert(failure, at: 0) }
        streams.refresh()
    }

    /// The failures; see ``FailedWriteRepository``.
    package func failedWrites() -> Snapshots<[FailedWrite]> {
        state.withLock { $0.calls.append(.failedWrites) }
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { return [] }
            guard session() != nil else { throw .signInRequired }
            return state.withLock(\.failures)
        }
    }

    /// Puts one away; see ``FailedWriteRepository``.
    package func putAway(_ id: FailedWrite.ID) async {
        state.withLock { state in
            state.calls.append(.putAway(id))
            state.failures.removeAll { $0.id == id }
        }
        streams.refresh()
    }
}
