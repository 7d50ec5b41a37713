/// What the answer to "Sign out?" leads to.
@MainActor package protocol SignOutCoordinating: AnyObject {
    /// The user means it.
    func signOut() async

    /// The user stays after all.
    func staySignedIn()
}
