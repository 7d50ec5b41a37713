import Domain
import Foundation
import Synchronization

/// Saved places in memory.
package final class FakeSavedStateRepository: SavedStateRepository {
    /// Something that was asked of the fake.
    package enum Call: Hashable, Sendable {
        /// The place of an owner was read.
        case savedState(StateOwner)
        /// What became of a write was asked.
        case outcome(OperationID)
        /// Places were saved.
        case save([StateOwner: Data])
    }

    private struct State {
        var saved: [StateOwner: Data]
        var outcomeFault: AppError?
        var calls: [Call] = []
    }

    /// How the fake answers; a test may make it fail or wait.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let sessions: FakeStaffSessionRepository

    /// A workstation that remembers these places, and shows those of staff to whoever is signed in with `sessions`.
    package init(_ saved: [StateOwner: Data] = [:], sessions: FakeStaffSessionRepository) {
        state = Mutex(State(saved: saved))
        self.sessions = sessions
    }

    /// Everything that was asked, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// What is saved for everybody.
    package var saved: [StateOwner: Data] { state.withLock(\.saved) }

    /// What was saved last for an owner; see ``SavedStateRepository``.
    package func savedState(of owner: StateOwner) async throws(AppError) -> Data? {
        state.withLock { $0.calls.append(.savedState(owner)) }
        try await answers.write()
        if let staff = owner.staff, staff != sessions.current?.staff.id { throw .signInRequired }
        return saved[owner]
    }

    /// Nothing became of any write; see ``SavedStateRepository``.
    package func outcome(of operation: OperationID) async throws(AppError) -> WriteOutcome? {
        let fault = state.withLock { state in
            state.calls.append(.outcome(operation))
            return state.outcomeFault
        }
        if let fault { throw fault }
        try await answers.write()
        return nil
    }

    /// From now on nobody can look up what became of a write.
    package func failOutcomes(with error: AppError) {
        state.withLock { $0.outcomeFault = error }
    }

    /// Replaces what is saved; see ``SavedStateRepository``.
    package func save(_ states: [StateOwner: Data]) async throws(AppError) {
        state.withLock { $0.calls.append(.save(states)) }
        try await answers.write()
        state.withLock { $0.saved.merge(states) { $1 } }
    }
}
