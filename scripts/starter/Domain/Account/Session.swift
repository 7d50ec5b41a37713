// only sign-in
/// Somebody who is signed in.
package struct Session: Hashable, Sendable {
    /// The name that they type.
    package let userName: String

    /// The name that others read.
    package let name: String

    /// A session from its parts.
    package init(userName: String, name: String) {
        (self.userName, self.name) = (userName, name)
    }
}

/// The input of a sign-in.
package struct Credentials: Sendable {
    /// The user name.
    package let userName: String

    /// The password: never kept, and never shown.
    package let password: String

    /// Credentials as they were typed.
    package init(userName: String, password: String) {
        (self.userName, self.password) = (userName, password)
    }
}

/// Knows who is signed in, also after a restart.
package protocol SessionRepository: Sendable {
    /// The session, or nil: the current value, then every change.
    func session() -> Snapshots<Session?>

    /// Signs somebody in.
    ///
    /// - Throws: ``AppError/wrongCredentials`` without telling which of the two is wrong, or a storage error.
    func signIn(_ credentials: Credentials) async throws(AppError) -> Session

    /// Ends the session.
    ///
    /// - Throws: a storage error.
    func signOut() async throws(AppError)
}

/// The navigation that the account's screens ask for.
@MainActor package protocol AccountCoordinating: AnyObject {
    /// They want to sign in.
    func askToSignIn()

    /// They have signed in.
    func signedIn(_ session: Session)

    /// They do not want to sign in after all.
    func signInCancelled()

    /// They want to sign out, and are to be asked first.
    func askToSignOut()

    /// That question is answered: they are signed out by now, or stay.
    func signingOutAnswered(signedOut: Bool)
}
