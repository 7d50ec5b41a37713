import Domain
import Synchronization

/// What newcomers tell about themselves. In memory, behaving as the store does: their session follows it.
package final class FakeOnboardingRepository: OnboardingRepository, ObservedFake {
    /// Something that was asked of the fake.
    package enum Call: Hashable, Sendable {
        /// Details were saved.
        case save(StaffDetails, operation: OperationID)
        /// Someone was through.
        case finish(operation: OperationID)
    }

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state = Mutex<(applied: AppliedOperations, calls: [Call])>((AppliedOperations(), []))
    private let sessions: FakeStaffSessionRepository

    /// Which readers are not done with what they were handed: none, as nothing is read here.
    package let deliveries: PendingDeliveries

    /// A fake for whoever is signed in with `sessions`.
    package init(sessions: FakeStaffSessionRepository, deliveries: PendingDeliveries = PendingDeliveries()) {
        self.sessions = sessions
        self.deliveries = deliveries
    }

    /// Everything that was asked, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// How often something was asked.
    package var callCount: Int { calls.count }

    /// How many streams are open: none, as nothing is read here.
    package var openStreams: Int { 0 }

    /// Keeps details; see ``OnboardingRepository``.
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

    /// Notes that someone is through; see ``OnboardingRepository``.
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
