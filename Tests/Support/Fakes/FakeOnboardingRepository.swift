import Domain
import Synchronization

/// The onboarding of newcomers in memory, with the behaviour of the store: their session follows it.
package final class FakeOnboardingRepository: OnboardingRepository, ObservedFake {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        /// Details were saved.
        case save(StaffDetails, operation: OperationID)
        /// The onboarding was finished.
        case finish(operation: OperationID)
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state = Mutex<(applied: AppliedOperations, calls: [Call])>((AppliedOperations(), []))
    private let sessions: FakeStaffSessionRepository

    /// The deliveries that readers have not finished with: none, as there are no reads.
    package let deliveries: PendingDeliveries

    /// A fake for the person signed in with `sessions`.
    package init(sessions: FakeStaffSessionRepository, deliveries: PendingDeliveries = PendingDeliveries()) {
        self.sessions = sessions
        self.deliveries = deliveries
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of calls so far.
    package var callCount: Int { calls.count }

    /// The number of open streams: none, as there are no reads.
    package var openStreams: Int { 0 }

    /// Saves details; see ``OnboardingRepository``.
    package func save(
        _ details: StaffDetails, over seen: Staff, operation: OperationID
    ) async throws(AppError) -> StaffSession {
        try await write(.save(details, operation: operation), as: operation) {
            staff, isDue throws(AppError) in
            try staff.check(isKnownAs: seen)
            let changed = Staff(
                id: staff.id, userName: staff.userName, name: details.name, role: staff.role,
                phoneExtension: details.phoneExtension)
            return (changed, isDue)
        }
    }

    /// Finishes the onboarding; see ``OnboardingRepository``.
    package func finish(operation: OperationID) async throws(AppError) -> StaffSession {
        try await write(.finish(operation: operation), as: operation) { staff, _ in (staff, false) }
    }

    private struct Content: Hashable {
        let staff: Staff.ID
        let call: Call
    }

    private func write(
        _ call: Call, as operation: OperationID, _ edit: (Staff, Bool) throws(AppError) -> (Staff, Bool)
    ) async throws(AppError) -> StaffSession {
        state.withLock { $0.calls.append(call) }
        try await answers.write()
        guard let session = sessions.current else { throw .signInRequired }
        let content = Content(staff: session.staff.id, call: call)
        let isDone = try state.withLock { state throws(AppError) in
            try state.applied.contains(operation, asking: content)
        }
        if isDone { return session }
        let (staff, isDue) = try edit(session.staff, session.isOnboardingDue)
        state.withLock { $0.applied.insert(operation, asking: content) }
        let saved = sessions.replace(session) { _, _ in (staff, isDue) }
        try answers.written()
        return saved
    }
}
