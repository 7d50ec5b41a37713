/// Knows who is signed in on this workstation, and signs people in and out.
package protocol StaffSessionRepository: Sendable {
    /// The current session, or nil for a visitor; first what holds now, then every change.
    func session() -> Snapshots<StaffSession?>

    /// Signs a member of staff in, ending any earlier session.
    ///
    /// - Returns: the new session; for an operation that was already applied, the session that it started.
    /// - Throws: ``AppError/wrongCredentials`` when the name and password do not belong together, without telling which
    ///   of them is wrong; ``AppError/tooManyAttempts(seconds:)`` as ``SignInDelay`` says, counted for each user name
    ///   and at each terminal, and kept over a restart; a storage error when the sign-in cannot be recorded.
    func signIn(_ credentials: Credentials, operation: OperationID) async throws(AppError) -> StaffSession

    /// Changes the signed-in user's password.
    ///
    /// - Throws: ``AppError/signInRequired`` for a visitor, ``AppError/wrongCredentials`` if `current` is not the
    ///   current password, ``AppError/invalidInput(_:)`` if `new` breaks ``PasswordRule``,
    ///   ``AppError/tooManyAttempts(seconds:)``, or a storage error.
    func changePassword(from current: Secret, to new: Secret, operation: OperationID) async throws(AppError)

    /// Ends the session. Does nothing for a visitor.
    func signOut(operation: OperationID) async
}
