/// The navigation at the end of the sign-in.
@MainActor package protocol SignInCoordinating: AnyObject {
    /// Someone signed in; continue where they wanted to be.
    func signInFinished(_ session: StaffSession) async

    /// The user cancelled the sign-in; show the place from before.
    func signInCancelled()

    /// Someone other than the one who locked the workstation wants to sign in.
    func signInAsSomeoneElse()

    /// Someone has an invitation and wants to choose their password.
    func acceptInvitation()
}
