/// Where the sign-in flow goes when its work is done.
@MainActor package protocol SignInCoordinating: AnyObject {
    /// Someone signed in; continue where they wanted to be.
    func signInFinished(_ session: StaffSession) async

    /// The person does not want to sign in after all; show what was there before.
    func signInCancelled()

    /// Someone other than the one who locked the workstation wants to sign in.
    func signInAsSomeoneElse()
}
