import Domain
import FoundationEssentials

/// The staff in the clinic's file, as those who may ``Permission/manageStaff`` see and change them. Nobody sets the
/// password of another.
package struct StaffStore: Sendable {
    let database: GuardedDatabase
    let passwords: PasswordHasher
    let clock: any WallClock
    let identifiers: any IdentifierSource
    /// Takes in what was changed about the person who is signed in here.
    let follow: @Sendable () -> Void

    /// Everyone who works here or did, by name, then by user name: the current value, then every change.
    package func colleagues() -> Snapshots<[Colleague]> {
        database.snapshots(needing: [.manageStaff]) { connection throws(AppError) in
            try StaffRecord.all(in: connection).map(\.colleague)
        }
    }

    /// Adds somebody new, who cannot sign in before they have accepted the invitation.
    ///
    /// - Throws: `AppError.conflict` if the user name is taken, or this operation was applied before: a code is shown
    ///   once.
    package func invite(_ draft: ColleagueDraft, operation: OperationID) async throws(AppError) -> Invitation {
        let (invitation, locked) = try await invitation(of: draft.userName.text)
        let id = Staff.ID(identifiers.next())
        let write = InvitationWrite(invitation: invitation, locked: locked, at: clock.storedNow, operation: operation)
        try await database.write("an invitation", needing: [.manageStaff]) { connection, _ throws(AppError) in
            try write.add(draft, as: id, in: connection)
        }
        return invitation
    }

    /// Invites somebody again who has lost their code or their password. The password that they had stays until they
    /// choose another one.
    ///
    /// - Throws: `AppError.conflict` for somebody who has left.
    package func inviteAgain(_ staff: Staff.ID, operation: OperationID) async throws(AppError) -> Invitation {
        let known = try await database.write("an invitation", needing: [.manageStaff]) {
            connection, _ throws(AppError) in try StaffRecord.known(staff, in: connection)
        }
        let (invitation, locked) = try await invitation(of: known.staff.userName)
        let write = InvitationWrite(invitation: invitation, locked: locked, at: clock.storedNow, operation: operation)
        try await database.write("an invitation", needing: [.manageStaff]) { connection, _ throws(AppError) in
            try write.renew(staff, in: connection)
        }
        return invitation
    }

    /// Changes a colleague, by `StaffChange.problem`. What that takes away is gone here before this returns, and at
    /// every other terminal as soon as it hears of it.
    package func change(
        _ staff: Staff.ID, _ change: StaffChange, operation: OperationID
    ) async throws(AppError) -> Colleague {
        let write = StaffChangeWrite(staff: staff, change: change, at: clock.storedNow, operation: operation)
        let colleague = try await database.write("a change to the staff", needing: [.manageStaff]) {
            connection, _ throws(AppError) in try write.apply(to: connection)
        }
        follow()
        return colleague
    }

    /// Accepts an invitation, for anyone who has its code: the password is theirs from then on, and every session that
    /// they had ends.
    ///
    /// - Throws: `AppError.wrongCredentials` when there is no such invitation or it has ended,
    ///   `AppError.tooManyAttempts` as for a sign-in, `AppError.invalidInput` if the password breaks `PasswordRule`.
    package func accept(
        _ userName: String, code: Secret, password: Secret, operation: OperationID
    ) async throws(AppError) {
        let name = userName.trimmed.lowercased()
        if let problem = PasswordRule.problem(with: password, of: name) { throw .invalidInput(problem) }
        let acceptance = InvitationAcceptance(at: clock.storedNow, operation: operation)
        let attempt = try await database.writeForAnyone { connection throws(AppError) in
            try acceptance.begin(userName: name, in: connection)
        }
        guard let attempt else { return }
        let typed = InvitationCode(String(decoding: code.utf8, as: UTF8.self)).map { Secret($0.text) } ?? code
        let (record, _) = try await attempt.check(typed, with: passwords)
        let key = try SigningKey()
        let locked = try await passwords.sealed(key, under: password)
        try await database.write(
            "your new password", of: record.staff.id
        ) { connection throws(AppError) in try acceptance.apply(key, as: locked, to: record, in: connection) }
        follow()
    }

    private func invitation(of userName: String) async throws(AppError) -> (Invitation, LockedKey) {
        let bits = withUnsafeBytes(of: identifiers.next().uuid) { bytes in
            bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        let code = InvitationCode(bits: bits & (1 << 60 - 1))
        let until = clock.storedNow + Invitation.lifetime
        let locked = try await passwords.derived(from: Secret(code.text))
        return (Invitation(userName: userName, code: code, until: until), locked)
    }
}
