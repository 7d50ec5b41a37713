import Domain

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
        dismissAll()
        beginSession(session)
        if let notice = session.cartNotice { tell(notice) }
        if session.isOnboardingDue { return await presentOnboarding(of: session.staff, then: returnAction) }
        if restoring { await restorePlace(of: .staff(session.staff.id)) }
        perform(returnAction)
    }

    /// Ends the session. Nothing of what was on show stays.
    func signOut() async {
        dropWish()
        // It cannot fail, so nobody tries it again.
        await sessions.signOut(operation: OperationID(identifiers.next()))
        endSession()
        dismissAll()
        clear()
    }
}
