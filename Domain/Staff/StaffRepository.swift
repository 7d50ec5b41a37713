/// The staff, for those who may ``Permission/manageStaff``. Nobody sets the password of another: its owner chooses it,
/// with the code of an invitation.
package protocol StaffRepository: Sendable {
    /// Everyone who works here or did, by name, then by user name: the current value, then every change.
    func colleagues() -> Snapshots<[Colleague]>

    /// One of them, by user name: the current value, then every change.
    func colleague(_ userName: StaffSlug) -> Snapshots<Colleague>

    /// Adds somebody new, who cannot sign in before they have accepted the invitation.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if the user name is taken, or this operation was applied before: a
    ///   code is shown once.
    func invite(_ draft: ColleagueDraft, operation: OperationID) async throws(AppError) -> Invitation

    /// Invites somebody again who has lost their code or their password. The password that they had stays until they
    /// choose another one.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` for somebody who has left, or who was changed in the meantime.
    func inviteAgain(_ seen: Colleague, operation: OperationID) async throws(AppError) -> Invitation

    /// Changes a colleague who is still as they were seen, by ``StaffChange/problem(with:of:among:)``. What that takes
    /// away is gone here before this returns, and at every other terminal as soon as it hears of it.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if they were changed in the meantime, or by that rule.
    func change(
        _ change: StaffChange, of seen: Colleague, operation: OperationID
    ) async throws(AppError) -> Colleague

    /// Accepts an invitation, for anyone who has its code: the password is theirs from then on, and every session that
    /// they had ends.
    ///
    /// - Throws: ``AppError/wrongCredentials`` when there is no such invitation or it has ended,
    ///   ``AppError/tooManyAttempts(seconds:)`` as for a sign-in, ``AppError/invalidInput(_:)`` if the password breaks
    ///   ``PasswordRule``.
    func accept(
        _ userName: String, code: Secret, password: Secret, operation: OperationID
    ) async throws(AppError)
}
