import Domain

/// The details that new staff enter, in the clinic's file. Their session follows the changes.
struct OnboardingStore: OnboardingRepository {
    let database: GuardedDatabase
    let current: CurrentSession
    let live: LiveReads
    let clock: any WallClock

    func save(
        _ details: StaffDetails, over seen: Staff, operation: OperationID
    ) async throws(AppError) -> StaffSession {
        let update = StaffUpdate(
            kind: .saveDetails, operation: operation, at: clock.storedNow, parts: (details.name, details.phoneExtension)
        )
        return try await self.update(update) { connection, staff throws(AppError) in
            guard let known = try StaffRecord.find(staff, in: connection) else { throw .signInRequired }
            try known.staff.check(isKnownAs: seen)
            try connection.run(
                "UPDATE staff SET name = ?, phone_extension = ? WHERE id = ?",
                [.text(details.name), .text(details.phoneExtension), .identity(staff.rawValue)])
        }
    }

    func finish(operation: OperationID) async throws(AppError) -> StaffSession {
        let update = StaffUpdate(kind: .finishOnboarding, operation: operation, at: clock.storedNow)
        return try await self.update(update) { connection, staff throws(AppError) in
            try connection.run(
                "UPDATE staff SET onboarded_at = coalesce(onboarded_at, ?) WHERE id = ?",
                [.time(update.at), .identity(staff.rawValue)])
        }
    }

    /// Writes once. The session and every open read have the change before this returns.
    private func update(
        _ update: StaffUpdate, _ write: @escaping @Sendable (Connection, Staff.ID) throws(AppError) -> Void
    ) async throws(AppError) -> StaffSession {
        let record = try await database.write("what is known of you", needing: []) {
            connection, staff throws(AppError) in
            try update.apply(to: staff.id, in: connection, write)
        }
        guard let session = current.update(record) else { throw .signInRequired }
        live.refresh()
        return session
    }
}
