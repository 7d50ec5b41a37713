import Domain
import Foundation
import Synchronization

/// Saved places and typed lines in memory.
package final class FakeSavedStateRepository: SavedStateRepository {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        /// The place of an owner was read.
        case savedState(StateOwner)
        /// The outcome of a write was read.
        case outcome(OperationID)
        /// Places were saved.
        case save([StateOwner: Data])
    }

    private struct State {
        var saved: [StateOwner: Data]
        var typed: [Staff.ID: TypedHistory] = [:]
        var outcomeFault: AppError?
        var calls: [Call] = []
    }

    /// The control of the fake's answers: a test can make them fail or wait.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let sessions: FakeStaffSessionRepository

    /// Creates a repository with these places. Staff places are readable by the user signed in with `sessions`.
    package init(_ saved: [StateOwner: Data] = [:], sessions: FakeStaffSessionRepository) {
        state = Mutex(State(saved: saved))
        self.sessions = sessions
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// Everything saved, by owner.
    package var saved: [StateOwner: Data] { state.withLock(\.saved) }

    /// The state last saved for an owner; see ``SavedStateRepository``.
    package func savedState(of owner: StateOwner) async throws(AppError) -> Data? {
        state.withLock { $0.calls.append(.savedState(owner)) }
        try await answers.write()
        if let staff = owner.staff, staff != sessions.current?.staff.id { throw .signInRequired }
        return saved[owner]
    }

    /// The outcome of a write, which is always nil; see ``SavedStateRepository``.
    package func outcome(of operation: OperationID) async throws(AppError) -> WriteOutcome? {
        let fault = state.withLock { state in
            state.calls.append(.outcome(operation))
            return state.outcomeFault
        }
        if let fault { throw fault }
        try await answers.write()
        return nil
    }

    /// Makes every later lookup of an outcome fail.
    package func failOutcomes(with error: AppError) {
        state.withLock { $0.outcomeFault = error }
    }

    /// Replaces the saved states; see ``SavedStateRepository``.
    package func save(_ states: [StateOwner: Data]) async throws(AppError) {
        state.withLock { $0.calls.append(.save(states)) }
        try await answers.write()
        state.withLock { $0.saved.merge(states) { $1 } }
    }

    /// The lines that a person typed; see ``SavedStateRepository``.
    package func typedHistory(of staff: Staff.ID) async throws(AppError) -> TypedHistory {
        try await answers.write()
        guard staff == sessions.current?.staff.id else { throw .signInRequired }
        return state.withLock { $0.typed[staff] } ?? TypedHistory()
    }

    /// Keeps a line that a person typed; see ``SavedStateRepository``.
    package func keep(typed line: String, of staff: Staff.ID) async throws(AppError) {
        try await answers.write()
        guard staff == sessions.current?.staff.id else { throw .signInRequired }
        state.withLock { _ = $0.typed[staff, default: TypedHistory()].add(line) }
    }
}
