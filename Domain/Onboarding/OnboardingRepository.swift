/// Keeps what someone new to the clinic tells about themselves. Both writes are for whoever is signed in, about
/// themselves.
package protocol OnboardingRepository: Sendable {
    /// Keeps how the person wants to be shown and reached, if nobody changed it since they saw it.
    ///
    /// - Returns: the session with the person as they were saved; for an operation that was already applied, as they
    ///   are now.
    /// - Throws: ``AppError/signInRequired`` for a visitor, ``AppError/conflict(_:advice:)`` when the person is
    ///   shown or reached otherwise by now, or a storage error.
    func save(
        _ details: StaffDetails, over seen: Staff, operation: OperationID
    ) async throws(AppError) -> StaffSession

    /// Notes that the person has gone through the onboarding: it is never due for them again. Whoever has done so
    /// before stays as they are.
    ///
    /// - Returns: the session, with nothing due.
    /// - Throws: ``AppError/signInRequired`` for a visitor, or a storage error.
    func finish(operation: OperationID) async throws(AppError) -> StaffSession
}

extension Staff {
    /// Checks that the person is shown and reached as somebody saw them.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` where they are not.
    package func check(isKnownAs seen: Staff) throws(AppError) {
        guard name == seen.name, phoneExtension == seen.phoneExtension else {
            throw .conflict("Your details were changed at another terminal meanwhile.")
        }
    }
}
