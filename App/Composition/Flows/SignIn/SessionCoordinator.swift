import Domain
import Navigation
import Observation

/// Knows who is here, and leads through coming, going, and the lock. Where they are is the app's navigation.
@Observable
final class SessionCoordinator {
    /// Who is signed in, or nil for a visitor.
    private(set) var session: StaffSession?

    /// Who left the workstation locked: what they had on show is kept under the lock, for them alone.
    @ObservationIgnored private(set) var locked: StaffSession?

    /// Hears what becomes of the session that others can change, or nil.
    @ObservationIgnored private var reading: Task<Void, Never>?

    /// The whole app's navigation, or nil once that is gone.
    @ObservationIgnored private weak var app: AppCoordinator?
    @ObservationIgnored let repository: any StaffSessionRepository
    /// Whether other workstations can change who works here.
    @ObservationIgnored private let isShared: Bool

    /// Nobody is signed in.
    init(_ repository: any StaffSessionRepository, isShared: Bool, app: AppCoordinator) {
        (self.repository, self.isShared, self.app) = (repository, isShared, app)
    }

    deinit {
        reading?.cancel()
    }
}

/// Who comes and who goes.
extension SessionCoordinator {
    /// Signs someone in without asking, and shows them the place they left unless told otherwise.
    func signIn(_ credentials: Credentials, restoring: Bool = true) async throws(AppError) {
        guard let app else { return }
        // Once, at the start: who tries again starts again.
        let session = try await repository.signIn(credentials, operation: OperationID(app.identifiers.next()))
        await signInFinished(session, then: .resume, restoring: restoring)
    }

    /// Takes in who signed in, shows them the place they left, and then goes where they wanted to be. A newcomer takes
    /// the first steps before that.
    func signInFinished(_ session: StaffSession, then returnAction: AppReturnAction, restoring: Bool = true) async {
        guard let app else { return }
        app.dropRequest()
        if locked?.staff.id == session.staff.id { return unlock(session) }
        app.change(as: .replaced) { $0.dismissAll() }
        if self.session?.staff.id != session.staff.id {
            app.clear()
            app.identifiers.reset()
        }
        begin(session)
        if session.isOnboardingDue { return await app.presentOnboarding(of: session.staff, then: returnAction) }
        if restoring { await app.restorePlace(of: .staff(session.staff.id)) }
        if let request = returnAction.request { app.go(request) }
    }

    /// Ends the session. Nothing of what was on show stays.
    func signOut() async {
        app?.leaveToOwner()
        await leave()
        app?.clear()
    }

    /// Locks the workstation: the session ends, and whoever left is asked for. What they had on show, and typed, stays
    /// underneath for them.
    func lock() async {
        guard let session else { return }
        await leave()
        app?.forgetAnswerTyped()
        app?.change { $0.present(.locked(userName: session.staff.userName)) }
        locked = session
    }

    /// What lies under a lock is for nobody else.
    func forgetWhoLeft() {
        guard locked != nil else { return }
        locked = nil
        app?.clear()
    }

    /// From here on nobody is signed in.
    func end() {
        guard let session else { return }
        self.session = nil
        app?.journal.record(.signedOut(userName: session.staff.userName))
    }

    private func leave() async {
        guard let app else { return }
        app.dropRequest()
        reading?.cancel()
        // It cannot fail, so nobody tries it again.
        await repository.signOut(operation: OperationID(app.identifiers.next()))
        end()
    }

    /// From here on this is who is signed in; what is on show stays.
    private func begin(_ session: StaffSession) {
        self.session = session
        app?.journal.record(.signedIn(userName: session.staff.userName))
        follow()
        if let notice = session.cartNotice { app?.notify(notice) }
    }

    /// Lets whoever left go on where they were, as far as they still may.
    private func unlock(_ session: StaffSession) {
        let role = locked?.staff.role
        locked = nil
        app?.change { $0.dismissAlert() || $0.isLocked && $0.dismiss() }
        app?.change { $0.isLocked && $0.dismiss() }
        begin(session)
        if role != session.staff.role { roleChanged(to: session.staff.role) }
    }
}

/// Who is signed in may become somebody else at another workstation.
extension SessionCoordinator {
    /// Follows what is known of whoever has signed in, as long as they are; only where others can change it.
    private func follow() {
        reading?.cancel()
        guard isShared else { return }
        reading = Task.immediate { [weak self, repository] in
            for await case .value(let session, _, _) in repository.session() {
                guard let self, !Task.isCancelled else { return }
                // Somebody else who signs in here comes by ``begin(_:)``.
                if let session { sessionChanged(session) } else { wasEnded() }
            }
        }
    }

    /// Takes in what is known by now of whoever is signed in, and nothing about anybody else. In another role they stay
    /// where that may be.
    func sessionChanged(_ session: StaffSession) {
        guard let old = self.session, old.staff.id == session.staff.id else { return }
        self.session = session
        if old.staff.role != session.staff.role { roleChanged(to: session.staff.role) }
    }

    /// Takes away what whoever is signed in may not see any more, and what lies over it; and says so.
    private func roleChanged(to role: Role) {
        app?.dropRequest()
        app?.notify("Your role is \(role.rawValue) now: it was changed at another workstation.")
        app?.keepAllowed()
    }

    /// Leaves nothing on show of somebody who does not work here any more.
    private func wasEnded() {
        app?.dropRequest()
        app?.notify("You are signed out: you do not work here any more, as another workstation says.")
        end()
        app?.clear()
    }
}

extension SessionCoordinator: SignOutCoordinating {
    func staySignedIn() {
        app?.dismiss()
    }
}
