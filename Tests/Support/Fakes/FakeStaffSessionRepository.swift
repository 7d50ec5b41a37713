import Domain
import Foundation
import Synchronization

/// Sign-in in memory with the behaviour of the store, for the people of ``FakeAccount``.
package final class FakeStaffSessionRepository: StaffSessionRepository {
    /// A call to the fake, without passwords.
    package enum Call: Hashable, Sendable {
        /// The session was read.
        case session
        /// A sign-in was tried.
        case signIn(userName: String, operation: OperationID)
        /// A change of password was tried.
        case changePassword(operation: OperationID)
        /// Someone signed out.
        case signOut(operation: OperationID)
    }

    struct State {
        var session: StaffSession?
        var accounts: [FakeAccount]
        var passwords: [Staff.ID: [UInt8]]
        var failures: [String: (count: Int, last: Duration)] = [:]
        var changed: Set<OperationID> = []
        var signIns = RecordedSignIns()
        var ended: Set<OperationID> = []
        var calls: [Call] = []
        var observers: [@Sendable () -> Void] = []
        var takeOver: @Sendable (Staff.ID) -> String? = { _ in nil }
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    let state: Mutex<State>
    private let streams: FakeStreams
    private let clock: any WallClock

    /// A workstation where these people may sign in, and one of them perhaps is.
    package init(
        accounts: [FakeAccount] = FakeAccount.samples, session: StaffSession? = nil,
        clock: any WallClock = FixedClock(), deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        self.clock = clock
        let passwords = accounts.map { ($0.staff.id, Array($0.password.utf8)) }
        state = Mutex(State(session: session, accounts: accounts, passwords: Dictionary(passwords) { $1 }))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The current session. Setting it acts as an outside change would, such as an expired session.
    package var current: StaffSession? {
        get { state.withLock(\.session) }
        set { change { $0.session = newValue } }
    }

    /// The current session; see ``StaffSessionRepository``.
    package func session() -> Snapshots<StaffSession?> {
        record(.session)
        return streams.open { [weak self] () throws(AppError) in self?.current }
    }

    /// Makes the next sign-in fail once it is recorded and before its session begins.
    package func loseNextSession(with error: AppError = .unexpected("the answer was lost")) {
        state.withLock { $0.signIns.nextLoss = error }
    }

    /// Signs someone in; see ``StaffSessionRepository``.
    package func signIn(_ credentials: Credentials, operation: OperationID) async throws(AppError) -> StaffSession {
        let userName = credentials.userName.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        record(.signIn(userName: userName, operation: operation))
        try await answers.write()
        let staff = state.withLock(\.accounts).first { $0.staff.userName == userName }?.staff
        try check(credentials.password, of: staff, named: userName)
        guard let staff else { throw .wrongCredentials }
        let session = try begin(staff, operation)
        try answers.written()
        return session
    }

    /// Changes the password of the person who is signed in; see ``StaffSessionRepository``.
    package func changePassword(
        from current: Secret, to new: Secret, operation: OperationID
    ) async throws(AppError) {
        record(.changePassword(operation: operation))
        try await answers.write()
        guard let staff = self.current?.staff else { throw .signInRequired }
        if let problem = PasswordRule.problem(with: new) { throw .invalidInput(problem) }
        guard !state.withLock({ $0.changed.contains(operation) }) else { return }
        try check(current, of: staff, named: staff.userName)
        state.withLock { state in
            state.passwords[staff.id] = new.utf8
            state.changed.insert(operation)
        }
        try answers.written()
    }

    /// Ends the session; see ``StaffSessionRepository``.
    package func signOut(operation: OperationID) async {
        record(.signOut(operation: operation))
        await answers.held()
        change { state in
            if state.ended.insert(operation).inserted { state.session = nil }
        }
    }
}

extension FakeStaffSessionRepository {
    /// Calls `action` after every change of session, before the caller that changed it continues.
    func onChange(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.observers.append(action) }
    }

    /// Calls `action` at every sign-in, before anyone is notified. It returns a notice about the visitor's cart.
    func onSignIn(_ action: @escaping @Sendable (Staff.ID) -> String?) {
        state.withLock { $0.takeOver = action }
    }

    /// Counts a try as wrong unless the password is right. A try that comes too early is not checked.
    private func check(_ password: Secret, of staff: Staff?, named userName: String) throws(AppError) {
        try count(userName) { state in staff.flatMap { state.passwords[$0.id] } == password.utf8 }
    }

    func count(_ userName: String, isRight: (State) -> Bool) throws(AppError) {
        let free = [userName: SignInDelay.freeFailures, "The terminal": SignInDelay.freeAtTerminal]
        try state.withLock { [now = clock.uptime] state throws(AppError) in
            let waits = free.compactMap { name, free in
                let (count, last) = state.failures[name] ?? (0, now)
                state.failures[name] = (count, min(last, now))
                return SignInDelay.secondsLeft(after: count, free: free, last: last, now: now)
            }
            if let wait = waits.max() { throw .tooManyAttempts(seconds: wait) }
            let isRight = isRight(state)
            for name in free.keys {
                state.failures[name] = isRight ? nil : (state.failures[name, default: (0, now)].count + 1, now)
            }
            if !isRight { throw .wrongCredentials }
        }
    }

    private func begin(_ staff: Staff, _ operation: OperationID) throws(AppError) -> StaffSession {
        if let session = state.withLock({ $0.signIns.sessions[operation] }) {
            guard session.staff.id == staff.id else { throw .unexpected("an operation id was used twice") }
            begin(session, by: operation)
            return session
        }
        let earlier = state.withLock { $0.signIns.last[staff.id] }
        let isDue = state.withLock(\.accounts).first { $0.staff.id == staff.id }?.isOnboardingDue ?? false
        let notice = state.withLock(\.takeOver)(staff.id)
        let now = clock.now
        func session(_ notice: String? = nil) -> StaffSession {
            StaffSession(
                staff: staff, startedAt: now, lastSignIn: earlier, isOnboardingDue: isDue, cartNotice: notice)
        }
        try state.withLock { state throws(AppError) in try state.signIns.record(session(), operation) }
        begin(session(notice), by: operation)
        return session(notice)
    }

    /// Begins a session, unless this operation has already done so.
    private func begin(_ session: StaffSession, by operation: OperationID) {
        guard state.withLock({ $0.signIns.begins(operation) }) else { return }
        change { $0.session = session }
    }

    /// Edits the person who is signed in, in their session and for the next one.
    func replace(_ session: StaffSession, _ edit: (Staff, Bool) -> (Staff, Bool)) -> StaffSession {
        let (staff, isDue) = edit(session.staff, session.isOnboardingDue)
        let updated = StaffSession(
            staff: staff, startedAt: session.startedAt, lastSignIn: session.lastSignIn, isOnboardingDue: isDue,
            cartNotice: session.cartNotice)
        change { state in
            state.session = updated
            state.accounts = state.accounts.map { account in
                guard account.staff.id == staff.id else { return account }
                return FakeAccount(staff, password: account.password, isOnboardingDue: isDue)
            }
        }
        return updated
    }

    private func record(_ call: Call) {
        state.withLock { $0.calls.append(call) }
    }

    func change(_ edit: (inout State) -> Void) {
        state.withLock { edit(&$0) }
        streams.refresh()
        for observer in state.withLock(\.observers) { observer() }
    }
}
