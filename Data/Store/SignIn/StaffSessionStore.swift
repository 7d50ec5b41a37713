import Domain

/// Signs staff in against the clinic's file. The session itself lives in memory only.
struct StaffSessionStore: StaffSessionRepository {
    let database: GuardedDatabase
    let terminal: Terminal
    let current: CurrentSession
    let live: LiveReads
    let passwords: PasswordHasher
    let clock: any WallClock

    func session() -> Snapshots<StaffSession?> {
        live.stream(from: .process) { [current] () throws(AppError) in current.value }
    }

    func signIn(_ credentials: Credentials, operation: OperationID) async throws(AppError) -> StaffSession {
        let userName = credentials.userName.trimmed.lowercased()
        let attempt = try await database.writeForAnyone { [terminal, clock] connection throws(AppError) in
            try PasswordAttempt.begin(userName: userName, at: terminal, clock: clock, in: connection)
        }
        let (record, opened) = try await attempt.check(credentials.password, with: passwords)
        // Without the clinic's key nobody can be given one: they sign nothing yet.
        let key = attempt.clinicKey == nil ? nil : opened
        let recording = SignInRecording(
            staff: record.staff.id, terminal: terminal, at: clock.storedNow, operation: operation,
            opened: record.lockedKey, renewed: try await renewed(key, under: credentials.password, after: attempt))
        current.lend(key, of: record.staff.id)
        defer { current.lend(nil, of: record.staff.id) }
        return try await database.writeForAnyone { connection throws(AppError) in
            try attempt.failures.forget(in: connection)
            let session = try recording.apply(to: connection)
            return (session, try StaffRecord.known(session.staff.id, in: connection).sessionEpoch)
        } committed: { [current, live] session, epoch in
            if current.begin(session, epoch: epoch, key: key, by: operation) { live.refresh() }
        }.0
    }

    func changePassword(
        from current: Secret, to new: Secret, operation: OperationID
    ) async throws(AppError) {
        let change = PasswordChange(at: clock.storedNow, operation: operation)
        let attempt = try await database.write("your new password", needing: []) {
            [terminal, clock] connection, staff throws(AppError) in
            if let problem = PasswordRule.problem(with: new, of: staff.userName) { throw .invalidInput(problem) }
            return try change.begin(by: staff, at: terminal, clock: clock, in: connection)
        }
        guard let attempt else { return }
        let (checked, key) = try await attempt.check(current, with: passwords)
        let locked = try await passwords.sealed(key, under: new)
        try await database.write("your new password", needing: []) { connection, staff throws(AppError) in
            try attempt.failures.forget(in: connection)
            try change.apply(locked, over: checked, by: staff, in: connection)
        }
    }

    func signOut(operation: OperationID) async {
        current.end(by: operation)
        live.refresh()
    }

    /// The same key sealed at today's cost, if it was at another, or nil. Somebody who has a hash of format 7 gets the
    /// key itself, which others have to hear of.
    private func renewed(
        _ key: SigningKey?, under password: Secret, after attempt: PasswordAttempt
    ) async throws(AppError) -> LockedKey? {
        guard let key, let record = attempt.record, let old = try attempt.locked(), passwords.isOutdated(old)
        else { return nil }
        let locked = try await passwords.sealed(key, under: password)
        guard case .hash = old else { return locked }
        let write = KeyWrite(key: key, locked: locked)
        current.lend(key, of: record.staff.id)
        defer { current.lend(nil, of: record.staff.id) }
        try await database.write("your key", of: record.staff.id) { connection throws(AppError) in
            try write.apply(over: record, in: connection)
        }
        return nil
    }
}
