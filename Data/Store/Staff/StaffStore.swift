import Domain
import FoundationEssentials

/// The staff in the clinic's file.
struct StaffStore: StaffRepository {
    let database: GuardedDatabase
    let terminal: Terminal
    let passwords: PasswordHasher
    let current: CurrentSession
    let clock: any WallClock
    let identifiers: any IdentifierSource
    /// Takes in what was changed about the person who is signed in here.
    let follow: @Sendable () -> Void

    func colleagues() -> Snapshots<[Colleague]> {
        database.snapshots(needing: [.manageStaff]) { connection throws(AppError) in
            try StaffRecord.all(in: connection).map(\.colleague)
        }
    }

    func colleague(_ userName: StaffSlug) -> Snapshots<Colleague> {
        database.snapshots(needing: [.manageStaff]) { connection throws(AppError) in
            guard let found = try StaffRecord.find(userName: userName.text, in: connection) else {
                throw .notFound("The user name “\(userName)”", by: .name)
            }
            return found.colleague
        }
    }

    func invite(_ draft: ColleagueDraft, operation: OperationID) async throws(AppError) -> Invitation {
        let (invitation, locked) = try await invitation(of: draft.userName.text)
        let id = Staff.ID(identifiers.next())
        let write = InvitationWrite(invitation: invitation, locked: locked, at: clock.storedNow, operation: operation)
        try await database.write("an invitation", needing: [.manageStaff]) { connection, _ throws(AppError) in
            try write.add(draft, as: id, in: connection)
        }
        return invitation
    }

    func inviteAgain(_ seen: Colleague, operation: OperationID) async throws(AppError) -> Invitation {
        let (invitation, locked) = try await invitation(of: seen.staff.userName)
        let write = InvitationWrite(invitation: invitation, locked: locked, at: clock.storedNow, operation: operation)
        try await database.write("an invitation", needing: [.manageStaff]) { connection, _ throws(AppError) in
            try write.renew(seen, in: connection)
        }
        return invitation
    }

    func change(
        _ change: StaffChange, of seen: Colleague, operation: OperationID
    ) async throws(AppError) -> Colleague {
        let write = StaffChangeWrite(seen: seen, change: change, at: clock.storedNow, operation: operation)
        let colleague = try await database.write("a change to the staff", needing: [.manageStaff]) {
            connection, _ throws(AppError) in try write.apply(to: connection)
        }
        follow()
        return colleague
    }

    func accept(
        _ userName: String, code: Secret, password: Secret, operation: OperationID
    ) async throws(AppError) {
        let name = userName.trimmed.lowercased()
        if let problem = PasswordRule.problem(with: password, of: name) { throw .invalidInput(problem) }
        let acceptance = InvitationAcceptance(at: clock.storedNow, operation: operation)
        let attempt = try await database.writeForAnyone { [terminal, clock] connection throws(AppError) in
            try acceptance.begin(userName: name, at: terminal, clock: clock, in: connection)
        }
        guard let attempt else { return }
        let typed = InvitationCode(String(decoding: code.utf8, as: UTF8.self)).map { Secret($0.text) } ?? code
        let (record, invitation) = try await attempt.check(typed, with: passwords)
        let key = try SigningKey()
        let locked = try await passwords.sealed(key, under: password)
        // The invitation's key, which a manager has vouched for, vouches for their own.
        current.lend(invitation, of: record.staff.id)
        defer { current.lend(nil, of: record.staff.id) }
        try await database.write("your new password", of: record.staff.id) { connection throws(AppError) in
            try attempt.failures.forget(in: connection)
            try acceptance.apply(key, as: locked, to: record, in: connection)
        }
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
