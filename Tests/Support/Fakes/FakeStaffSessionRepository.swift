import Domain
import Foundation
import Synchronization

/// Sign-in in memory that behaves as the store's does, with the people of ``FakeAccount``.
package final class FakeStaffSessionRepository: StaffSessionRepository {
    /// Something that was asked of the fake; a password is not remembered.
    package enum Call: Hashable, Sendable {
        case session
        case signIn(userName: String, operation: OperationID)
        case signOut(operation: OperationID)
    }

    private struct State {
        var session: StaffSession?
        var lastSignIns: [Staff.ID: Date] = [:]
        var started: [OperationID: StaffSession] = [:]
        var ended: Set<OperationID> = []
        var calls: [Call] = []
        var observers: [@Sendable () -> Void] = []
    }

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    private let accounts: [FakeAccount]
    private let state: Mutex<State>
    private let streams: FakeStreams
    private let clock: any WallClock

    /// A station where these people may sign in, and where perhaps someone has.
    package init(
        accounts: [FakeAccount] = FakeAccount.samples, session: StaffSession? = nil,
        clock: any WallClock = FixedClock()
    ) {
        self.accounts = accounts
        self.clock = clock
        state = Mutex(State(session: session))
        streams = FakeStreams(answers, clock: clock)
    }

    /// Everything that was asked, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// How many streams are open.
    package var openStreams: Int { streams.count }

    /// Who is signed in. Setting it is as if it had happened elsewhere: a session that ran out, for example.
    package var current: StaffSession? {
        get { state.withLock(\.session) }
        set { change { $0.session = newValue } }
    }

    /// The current session; see ``StaffSessionRepository``.
    package func session() -> Snapshots<StaffSession?> {
        record(.session)
        return streams.open { [weak self] () throws(AppError) in self?.current }
    }

    /// Signs someone in; see ``StaffSessionRepository``.
    package func signIn(
        _ credentials: Credentials, operation: OperationID
    ) async throws(AppError) -> StaffSession {
        let userName = credentials.userName.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        record(.signIn(userName: userName, operation: operation))
        try await answers.write()
        guard let account = accounts.first(where: { $0.staff.userName == userName }),
            Array(account.password.utf8) == credentials.password.utf8
        else { throw .wrongCredentials }
        return begin(account.staff, operation)
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
    /// Calls `action` after every change of session, before whoever changed it goes on.
    func onChange(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.observers.append(action) }
    }

    private func begin(_ staff: Staff, _ operation: OperationID) -> StaffSession {
        if let session = state.withLock({ $0.started[operation] }) { return session }
        let earlier = state.withLock { $0.lastSignIns[staff.id] }
        let session = StaffSession(staff: staff, startedAt: clock.now, lastSignIn: earlier)
        change { state in
            state.session = session
            state.started[operation] = session
            state.lastSignIns[staff.id] = session.startedAt
        }
        return session
    }

    private func record(_ call: Call) {
        state.withLock { $0.calls.append(call) }
    }

    private func change(_ edit: (inout State) -> Void) {
        state.withLock { edit(&$0) }
        streams.refresh()
        for observer in state.withLock(\.observers) { observer() }
    }
}
