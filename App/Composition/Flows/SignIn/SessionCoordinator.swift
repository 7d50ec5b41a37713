import Domain
import Navigation
import Observation

/// Knows who is here, and leads through coming, going, and the lock. Where they are is the app's navigation.
@Observable
final class SessionCoordinator {
    /// The session, or nil for a visitor.
    private(set) var session: StaffSession?

    /// The session that was locked. Its places are kept under the lock, for its owner alone.
    @ObservationIgnored private(set) var locked: StaffSession?

    /// Follows changes that others make to the session, or nil.
    @ObservationIgnored private var reading: Task<Void, Never>?

    /// The whole app's navigation, or nil once that is gone.
    private weak let app: AppCoordinator?
    @ObservationIgnored let repository: any StaffSessionRepository

    /// Creates the coordinator, signed out.
    init(_ repository: any StaffSessionRepository, app: AppCoordinator) {
        (self.repository, self.app) = (repository, app)
    }

    deinit {
        reading?.cancel()
    }
}

/// Signing in, signing out and locking.
extension SessionCoordinator {
    /// Signs in without a form, and shows the place that the user left unless told otherwise.
    func signIn(_ credentials: Credentials, restoring: Bool = true) async throws(AppError) {
        guard let app else { return }
        // Runs once at launch; a retry is another launch.
        let session = try await repository.signIn(credentials, operation: OperationID(app.identifiers.unnoted()))
        await signInFinished(session, then: .resume, restoring: restoring)
    }

    /// Starts a session, shows the place that the user left, and then carries out the return action. New staff do the
    /// onboarding first.
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

    /// Ends the session and clears every place.
    func signOut() async {
        app?.leaveToOwner()
        await leave()
        app?.clear()
    }

    /// Locks the terminal: ends the session and asks its owner to sign in. Their places and input stay under the
    /// lock.
    func lock() async {
        guard let session else { return }
        await leave()
        app?.forgetAnswerTyped()
        app?.change { $0.present(.locked(userName: session.staff.userName)) }
        locked = session
    }

    /// Forgets what is under the lock: it is for nobody else.
    func forgetWhoLeft() {
        guard locked != nil else { return }
        locked = nil
        app?.clear()
    }

    /// Ends the session.
    func end() {
        guard let session else { return }
        self.session = nil
        app?.journal.record(.signedOut(userName: session.staff.userName))
    }

    private func leave() async {
        guard let app else { return }
        app.dropRequest()
        reading?.cancel()
        // Signing out cannot fail, so it is never retried.
        await repository.signOut(operation: OperationID(app.identifiers.unnoted()))
        end()
    }

    /// Starts a session without changing places.
    private func begin(_ session: StaffSession) {
        self.session = session
        app?.journal.record(.signedIn(userName: session.staff.userName))
        follow()
        if let notice = session.cartNotice { app?.notify(notice) }
    }

    /// Lets the owner of the lock continue where they were, as far as they still may.
    private func unlock(_ session: StaffSession) {
        let role = locked?.staff.role
        locked = nil
        app?.change { $0.dismissAlert() || $0.isLocked && $0.dismiss() }
        app?.change { $0.isLocked && $0.dismiss() }
        begin(session)
        if role != session.staff.role { roleChanged(to: session.staff.role) }
    }
}

/// Changes that managers make to the session, here or at another terminal.
extension SessionCoordinator {
    /// Follows the session while it lasts.
    private func follow() {
        reading?.cancel()
        reading = Task.immediate { [weak self, repository] in
            var hasBegun = false
            for await case .value(let session, _, _) in repository.session() {
                guard let self, !Task.isCancelled else { return }
                // Somebody else who signs in here comes by ``begin(_:)``.
                if let session { sessionChanged(session) } else if hasBegun { wasEnded() }
                hasBegun = hasBegun || session != nil
            }
        }
    }

    /// Follows the session no more: the app ends.
    func stopFollowing() { reading?.cancel() }

    /// Receives a change to the signed-in person; ignores one to anybody else. In another role they stay where that is
    /// allowed.
    func sessionChanged(_ session: StaffSession) {
        guard let old = self.session, old.staff.id == session.staff.id else { return }
        self.session = session
        if old.staff.role != session.staff.role { roleChanged(to: session.staff.role) }
    }

    /// Removes the places that the new role does not allow, and notifies the user.
    private func roleChanged(to role: Role) {
        let drafts = app?.namesOfDrafts ?? []
        app?.dropRequest()
        app?.notify("Your role is \(role.rawValue) now: a manager changed it.")
        app?.keepAllowed()
        sayLost(drafts)
    }

    /// Clears every place of someone whose session was ended.
    private func wasEnded() {
        let drafts = app?.namesOfDrafts ?? []
        app?.dropRequest()
        app?.notify("You are signed out: a manager ended your session, or you do not work here any more.")
        end()
        app?.clear()
        sayLost(drafts)
    }

    /// Names the drafts that are not there any more.
    private func sayLost(_ drafts: [String]) {
        let kept = app?.namesOfDrafts ?? []
        for draft in drafts where !kept.contains(draft) { app?.notify("It was not saved: \(draft).") }
    }
}

extension SessionCoordinator: SignOutCoordinating {
    func staySignedIn() {
        app?.dismiss()
    }
}
