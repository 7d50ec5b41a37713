import Domain
import Navigation

/// Leads through one sign-in sheet or lock, from presenting to dismissing.
final class SignInCoordinator: FlowCoordinator<SignInRoute> {
    /// The action after signing in; ``ReturnAction/resume`` if the sheet was dismissed, which dropped its request.
    var returnAction: AppReturnAction { app?.state.modal(on: stack)?.returnAction ?? .resume }
}

extension SignInCoordinator: SignInCoordinating {
    func signInFinished(_ session: StaffSession) async {
        await app?.sessions.signInFinished(session, then: returnAction)
    }

    func signInCancelled() {
        if !pop() { app?.dismiss() }
    }

    func signInAsSomeoneElse() { push(.credentials) }
    func acceptInvitation() { push(.invitation) }
}
