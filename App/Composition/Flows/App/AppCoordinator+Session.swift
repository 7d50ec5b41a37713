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
        dismissAll()
        beginSession(session)
        if let notice = session.cartNotice { tell(notice) }
        if session.isOnboardingDue { return await presentOnboarding(of: session.staff, then: returnAction) }
        if restoring { await restorePlace(of: .staff(session.staff.id)) }
        perform(returnAction)
    }

    /// Ends the session. Nothing of what was on show stays.
    func signOut() async {
        await leaveSession()
        dismissAll()
        clear()
    }

    /// Locks the station: the session ends, and whoever left is asked for. What they had on show, and typed, stays
    /// underneath for them.
    func lock() async {
        guard let session else { return }
        await leaveSession()
        presentOverAll(.locked(userName: session.staff.userName))
        locked = session
    }

    /// What lies under a lock is for nobody else.
    func forgetWhoLeft() {
        guard locked != nil else { return }
        locked = nil
        dismissAll()
        clear()
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
        while isLocked, dismiss() {}
        becomeSession(session)
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
                // Somebody else who signs in here comes by ``beginSession(_:)``.
                if let session { sessionChanged(session) } else { sessionWasEnded() }
            }
        }
    }

    /// Takes away what whoever is signed in may not see any more, and what lies over it; and says so.
    func roleChanged(to role: Role) {
        dropWish()
        tell("Your role is \(role.rawValue) now: it was changed at another station.")
        let onShow = flow(of: section).routes + presentedFlows.flatMap(\.routes)
        if cover == nil, !onShow.allSatisfy(isAllowed) { dismissAll() }
        for flow in startedFlows { flow.keep(while: isAllowed) }
        guard !drafts.isSubset(of: livePlaces) else { return }
        tell("What you typed where you may not be any more is gone.")
        drafts.formIntersection(livePlaces)
    }

    /// Leaves nothing on show of somebody who does not work here any more.
    private func sessionWasEnded() {
        dropWish()
        tell("You are signed out: you do not work here any more, as another station says.")
        endSession()
        dismissAll()
        clear()
    }

    private func isAllowed(_ route: AppRoute) -> Bool { gate.verdict(for: route) == .allow }
}

extension SectionCoordinator {
    /// Keeps the places up to the first that is not allowed.
    fileprivate func keep(while isAllowed: (AppRoute) -> Bool) {
        let count = routes.prefix(while: isAllowed).count
        if count < routes.count { become(Array(stack.path.prefix(max(0, count - 1)))) }
    }
}
