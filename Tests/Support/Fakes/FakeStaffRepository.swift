import Domain
import Foundation
import Synchronization

/// The staff in memory with the behaviour of the store: the accounts of `sessions` follow what is changed.
package final class FakeStaffRepository: StaffRepository, ObservedFake {
    /// A call to the fake, without codes and passwords.
    package enum Call: Hashable, Sendable {
        case colleagues
        /// One was read.
        case colleague(StaffSlug)
        /// Somebody new was invited.
        case invite(ColleagueDraft, operation: OperationID)
        /// Somebody was invited again.
        case inviteAgain(Staff.ID, operation: OperationID)
        /// Somebody was changed.
        case change(Staff.ID, StaffChange, operation: OperationID)
        /// An invitation was accepted.
        case accept(userName: String, operation: OperationID)
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<FakeStaff>
    private let streams: FakeStreams
    private let sessions: FakeStaffSessionRepository
    private let clock: any WallClock

    /// The people who sign in with `sessions`.
    package init(
        _ colleagues: [Colleague] = Colleague.samples, sessions: FakeStaffSessionRepository,
        clock: any WallClock = FixedClock(), deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        state = Mutex(FakeStaff(colleagues: colleagues))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        (self.sessions, self.clock) = (sessions, clock)
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

    /// Everyone on record.
    package var everyone: [Colleague] { state.withLock(\.colleagues) }

    /// Everyone; see ``StaffRepository``.
    package func colleagues() -> Snapshots<[Colleague]> {
        read(.colleagues) { everyone throws(AppError) in everyone }
    }

    /// One of them; see ``StaffRepository``.
    package func colleague(_ userName: StaffSlug) -> Snapshots<Colleague> {
        read(.colleague(userName)) { everyone throws(AppError) in
            guard let found = everyone.first(where: { $0.staff.userName == userName.text }) else {
                throw .notFound("The user name “\(userName)”", by: .name)
            }
            return found
        }
    }

    /// Invites somebody new; see ``StaffRepository``.
    package func invite(_ draft: ColleagueDraft, operation: OperationID) async throws(AppError) -> Invitation {
        try await write(.invite(draft, operation: operation)) { state throws(AppError) in
            try state.invite(draft, operation, at: clock.now)
        }
    }

    /// Invites somebody again; see ``StaffRepository``.
    package func inviteAgain(_ seen: Colleague, operation: OperationID) async throws(AppError) -> Invitation {
        try await write(.inviteAgain(seen.id, operation: operation)) { state throws(AppError) in
            try state.inviteAgain(seen, operation, at: clock.now)
        }
    }

    /// Changes a colleague; see ``StaffRepository``.
    package func change(
        _ change: StaffChange, of seen: Colleague, operation: OperationID
    ) async throws(AppError) -> Colleague {
        let password = sessions.password(of: seen.id)
        let (colleague, restored) = try await write(.change(seen.id, change, operation: operation)) {
            state throws(AppError) in
            try state.change(change, of: seen, password, operation, at: clock.now)
        }
        let endsSession = change == .leaving || change == .endingSessions
        sessions.put(
            colleague.staff, password: colleague.hasLeft ? nil : restored, endingSession: endsSession)
        streams.refresh()
        return colleague
    }

    /// Accepts an invitation; see ``StaffRepository``.
    package func accept(
        _ userName: String, code: Secret, password: Secret, operation: OperationID
    ) async throws(AppError) {
        let name = userName.trimmed.lowercased()
        state.withLock { $0.calls.append(.accept(userName: name, operation: operation)) }
        try await answers.write()
        if let problem = PasswordRule.problem(with: password, of: name) { throw .invalidInput(problem) }
        if try state.withLock({ state throws(AppError) in try state.applied.contains(operation, asking: name) }) {
            return
        }
        let (colleague, right) = state.withLock { state in
            let colleague = state.colleagues.first { $0.staff.userName == name }
            let invitation = colleague.flatMap { state.codes[$0.id] }
            return (colleague, invitation.flatMap { clock.now < $0.until ? Array($0.code.text.utf8) : nil })
        }
        let typed = InvitationCode(String(decoding: code.utf8, as: UTF8.self)).map { Secret($0.text) } ?? code
        try sessions.check(typed, against: right, named: name)
        guard let colleague else { throw .wrongCredentials }
        state.withLock { state in
            state.applied.insert(operation, asking: name)
            state.codes[colleague.id] = nil
            state.put(Colleague(staff: colleague.staff, standing: .working, lastSignIn: colleague.lastSignIn))
        }
        sessions.put(colleague.staff, password: password.utf8, endingSession: true)
        streams.refresh()
        try answers.written()
    }
}

extension FakeStaffRepository {
    private func read<Value: Sendable & Equatable>(
        _ call: Call, _ body: @escaping @Sendable ([Colleague]) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        state.withLock { $0.calls.append(call) }
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            try admit()
            return try body(state.withLock(\.colleagues).sorted(by: Colleague.isListedBefore))
        }
    }

    private func write<Value: Sendable>(
        _ call: Call, _ body: (inout FakeStaff) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        state.withLock { $0.calls.append(call) }
        try await answers.write()
        try admit()
        let value = try state.withLock { state throws(AppError) in try body(&state) }
        streams.refresh()
        try answers.written()
        return value
    }

    private func admit() throws(AppError) {
        guard let staff = sessions.current?.staff else { throw .signInRequired }
        guard staff.role.may(.manageStaff) else { throw .notAllowed(.manageStaff) }
    }
}
