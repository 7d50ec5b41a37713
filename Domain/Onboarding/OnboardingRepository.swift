/// The details that new staff enter about themselves. Both writes are for the signed-in user, about themselves.
package protocol OnboardingRepository: Sendable {
    /// Saves the user's name and phone extension, if nobody has changed them since the user saw them.
    ///
    /// - Returns: the session with the saved person; for an operation that was already applied, as they are now.
    /// - Throws: ``AppError/signInRequired`` for a visitor, ``AppError/conflict(_:advice:)`` if they were changed, or
    ///   a storage error.
    func save(
        _ details: StaffDetails, over seen: Staff, operation: OperationID
    ) async throws(AppError) -> StaffSession

    /// Records that the user has finished the onboarding, so it is never due again. Repeating it changes nothing.
    ///
    /// - Returns: the session, with nothing due.
    /// - Throws: ``AppError/signInRequired`` for a visitor, or a storage error.
    func finish(operation: OperationID) async throws(AppError) -> StaffSession
}

extension Staff {
    /// Checks that a person's details are still those that the user saw.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if they are not.
    package func check(isKnownAs seen: Staff) throws(AppError) {
        guard name == seen.name, phoneExtension == seen.phoneExtension else {
            throw .conflict("Your details were changed at another terminal meanwhile.")
        }
    }
}
