import Domain

extension ClinicStore {
    /// A copy in memory of what the clinic keeps at present. Nobody is signed in there; whatever either does later, the
    /// other does not see.
    ///
    /// - Parameters:
    ///   - clock: tells the time for everything that is stored in the copy.
    ///   - identifiers: makes the identities of new things in the copy.
    ///   - deliveries: tracks the readers of the copy's live reads that have not processed their last value.
    ///   - passwords: the cost of a new password hash in the copy.
    /// - Returns: the copy.
    /// - Throws: a storage error.
    /// - Complexity: O(pages of the clinic).
    package func copy(
        clock: any WallClock, identifiers: any IdentifierSource, deliveries: PendingDeliveries,
        passwords: PasswordCost = .interactive
    ) throws(AppError) -> ClinicStore {
        let (database, startup) = try database.copy()
        return ClinicStore(
            database, startup, at: .memory, clock: clock, identifiers: identifiers, deliveries: deliveries,
            passwords: PasswordHasher(cost: passwords), polling: .standard)
    }
}
