import Domain
import FoundationEssentials

/// The acceptance of an invitation, as changes to the tables. Each runs inside a transaction.
struct InvitationAcceptance: Sendable {
    let at: Date
    let operation: OperationID

    /// Counts the try, as for a password: a code is one. Nil when this operation was applied before.
    ///
    /// An invitation that has ended, and somebody who has none, count like a code that is wrong.
    func begin(
        userName: String, at terminal: Terminal, clock: any WallClock, in connection: Connection
    ) throws(AppError) -> PasswordAttempt? {
        guard try !isApplied(in: connection) else { return nil }
        let attempt = try PasswordAttempt.begin(userName: userName, at: terminal, clock: clock, in: connection)
        return attempt.at(attempt.record?.invited(at: at))
    }

    /// Gives a person whose code was right a key of their own under their password, and ends every session that they
    /// had.
    ///
    /// - Throws: `AppError.wrongCredentials` if the invitation was used or replaced since.
    func apply(
        _ key: SigningKey, as locked: LockedKey, to invited: StaffRecord, in connection: Connection
    ) throws(AppError) {
        guard try !isApplied(in: connection) else { return }
        let id = invited.staff.id
        try connection.willChange(.staff, id.rawValue)
        let changed = try connection.run(
            """
            UPDATE staff SET locked_key = ?, public_key = ?, invitation_key = NULL, invitation_ends_at = NULL,
                session_epoch = session_epoch + 1
            WHERE id = ? AND invitation_key = ? AND left_at IS NULL
            """,
            [
                .text(try locked.stored(of: id, in: connection)), .text(key.publicKey.hexadecimal),
                .identity(id.rawValue), .text(invited.lockedKey),
            ])
        guard changed == 1 else { throw .wrongCredentials }
        try OperationRecord(id: operation, kind: .acceptInvitation, subject: id.rawValue, at: at)
            .insert(in: connection)
    }

    private func isApplied(in connection: Connection) throws(AppError) -> Bool {
        try OperationRecord.find(operation, kind: .acceptInvitation, in: connection) != nil
    }
}
