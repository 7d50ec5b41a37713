import Domain
import Navigation

/// Who comes and who goes.
extension AppCoordinator {
    /// Signs someone in without asking, and shows them the place they left unless told otherwise.
    func signIn(_ credentials: Credentials, restoring: Bool = true) async throws(AppError) {
        // Once, at the start: who tries again starts again.
        let session = try await sessions.signIn(credentials, operation: OperationID(identifiers.next()))
        await signInFinished(session, then: .resume, restoring: restoring)
    }

    /// Takes in who signed in, shows them the place they left, and then goes where they wanted to be. A newcomer takes
    /// the first steps before that.
    func signInFinished(_ session: StaffSession, then returnAction: ReturnAction, restoring: Bool = true) async {
        dropWish()
        if locked?.staff.id == session.staff.id { return unlock(session) }
        change(as: .replaced) { $0.dismissAll() }
        if self.session?.staff.id != session.staff.id { clear() }
        begin(session)
        followSession()
        if let notice = session.cartNotice { tell(notice) }
        if session.isOnboardingDue { return await presentOnboarding(of: session.staff, then: returnAction) }
        if restoring { await restorePlace(of: .staff(session.staff.id)) }
        if let wish = returnAction.wish { go(wish) }
    }

    /// Ends the session. Nothing of what was on show stays.
    func signOut() async {
        await leaveSession()
        clear()
    }

    /// Locks the station: the session ends, and whoever left is asked for. What they had on show, and typed, stays
    /// underneath for them.
    func lock() async {
        guard let session else { return }
        await leaveSession()
        forgetAnswerTyped()
        change { $0.present(.locked(userName: session.staff.userName)) }
        locked = session
    }

    /// What lies under a lock is for nobody else.
    func forgetWhoLeft() {
        guard locked != nil else { return }
        locked = nil
        clear()
    }

    /// Takes everything away that is presented and brings every section back to its start, so that nobody finds another
    /// person's place.
    func clear() {
        change(as: .replaced) { $0.dismissAll() }
        change { $0.startAnew() }
        awaited?.keep(only: Set(state.places))
    }

    private func leaveSession() async {
        dropWish()
        sessionReading?.cancel()
        // It cannot fail, so nobody tries it again.
        await sessions.signOut(operation: OperationID(identifiers.next()))
        endSession()
    }

    /// Lets whoever left go on where they were, as far as they still may.
    private func unlock(_ session: StaffSession) {
        let role = locked?.staff.role
        locked = nil
        change { $0.dismissAlert() || $0.isLocked && $0.dismiss() }
        change { $0.isLocked && $0.dismiss() }
        begin(session)
        followSession()
        if let notice = session.cartNotice { tell(notice) }
        if role != session.staff.role { roleChanged(to: session.staff.role) }
    }
}

/// Who is signed in may become somebody else at another station.
extension AppCoordinator {
    /// Follows what is known of whoever has signed in, as long as they are; only where others can change it.
    func followSession() {
        sessionReading?.cancel()
        guard isShared else { return }
        sessionReading = Task.immediate { [weak self, sessions] in
            for await case .value(let session, _, _) in sessions.session() {
                guard let self, !Task.isCancelled else { return }
                // Somebody else who signs in here comes by ``begin(_:)``.
                if let session { sessionChanged(session) } else { sessionWasEnded() }
            }
        }
    }

    /// Takes in what is known by now of whoever is signed in. In another role they stay where that may be.
    func sessionChanged(_ session: StaffSession) {
        guard let old = update(session), old.staff.role != session.staff.role else { return }
        roleChanged(to: session.staff.role)
    }

    /// Takes away what whoever is signed in may not see any more, and what lies over it; and says so.
    private func roleChanged(to role: Role) {
        dropWish()
        tell("Your role is \(role.rawValue) now: it was changed at another station.")
        let gate = gate
        journal.aside { change(as: .replaced) { $0.keep { gate.verdict(for: $0) == .allow } } }
        let places = Set(state.places)
        guard !drafts.isSubset(of: places) else { return }
        tell("What you typed where you may not be any more is gone.")
        drafts.formIntersection(places)
    }

    /// Leaves nothing on show of somebody who does not work here any more.
    private func sessionWasEnded() {
        dropWish()
        tell("You are signed out: you do not work here any more, as another station says.")
        endSession()
        clear()
    }
}

/// A newcomer's first steps: what comes between signing in and where they wanted to be.
extension AppCoordinator {
    /// Where the newcomer goes after the first steps, or nil where nobody takes them.
    var onboardingReturn: ReturnAction? {
        if case .onboarding(let returnAction)? = presentedModal { returnAction } else { nil }
    }

    /// Covers everything with the first steps. Whoever wants nothing in particular still goes where they wanted to go
    /// when the steps were interrupted.
    func presentOnboarding(of staff: Staff, then returnAction: ReturnAction) async {
        let interrupted = returnAction == .resume ? await interruptedReturn(of: staff) : nil
        present(.onboarding(interrupted ?? returnAction))
    }

    private func interruptedReturn(of staff: Staff) async -> ReturnAction? {
        do {
            let state = try await savedStates.savedState(of: .staff(staff.id))
            let saved = state.flatMap { try? SavedNavigation(reading: $0) }
            return saved?.onboarding.map { ReturnAction($0) }
        } catch {
            tell("Where you wanted to be could not be read: \(error.message) \(error.advice)")
            return nil
        }
    }
}

extension AppCoordinator: SignOutCoordinating {
    func staySignedIn() {
        dismiss()
    }
}

extension AppCoordinator: ErrorRouting {
    func present(_ error: AppError) -> ErrorPresentation {
        guard error == .signInRequired else { return .inline }
        if state.isLocked { return .signIn }
        forgetTypedInModals()
        let goal = onboardingReturn
        // Nobody passes the first steps by closing the sheet.
        if goal != nil { endSession() }
        change(as: .replaced) { [section] in
            $0.askToSignIn(then: goal ?? .section(section))
            return true
        }
        return .signIn
    }
}
