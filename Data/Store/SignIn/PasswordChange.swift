import Domain
import FoundationEssentials

/// Another password for one member of staff, as changes to the tables. Each runs inside a transaction.
struct PasswordChange: Sendable {
    let at: Date
    let operation: OperationID

    /// Counts the try, or returns nil when this operation was applied before and nothing is left to do.
    func begin(
        by staff: Staff, at terminal: Terminal, clock: any WallClock, in connection: Connection
    ) throws(AppError) -> PasswordAttempt? {
        guard try !isApplied(in: connection) else { return nil }
        return try PasswordAttempt.begin(staff.id, at: terminal, clock: clock, in: connection)
    }

    /// Replaces the lock that was opened: the key stays. A code for another password is worth nothing any more.
    ///
    /// - Throws: `AppError.signInRequired` if someone else has signed in since, `AppError.wrongCredentials` if the
    ///   password was changed since.
    func apply(
        _ locked: LockedKey, over checked: StaffRecord, by staff: Staff, in connection: Connection
    ) throws(AppError) {
        guard try !isApplied(in: connection) else { return }
        guard staff.id == checked.staff.id else { throw .signInRequired }
        try connection.willChange(.staff, staff.id.rawValue)
        let changed = try connection.run(
            """
            UPDATE staff SET locked_key = ?, invitation_key = NULL, invitation_ends_at = NULL
            WHERE id = ? AND locked_key = ?
            """,
            [
                .text(try locked.stored(of: staff.id, in: connection)), .identity(staff.id.rawValue),
                .text(checked.lockedKey),
            ])
        guard changed == 1 else { throw .wrongCredentials }
        try OperationRecord(id: operation, kind: .changePassword, subject: staff.id.rawValue, at: at)
            .insert(in: connection)
    }

    private func isApplied(in connection: Connection) throws(AppError) -> Bool {
        try OperationRecord.find(operation, kind: .changePassword, in: connection) != nil
    }
}
