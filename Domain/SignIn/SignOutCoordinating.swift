/// The navigation after the answer to "Sign out?".
@MainActor package protocol SignOutCoordinating: AnyObject {
    /// The user means it.
    func signOut() async

    /// The user stays after all.
    func staySignedIn()
}
