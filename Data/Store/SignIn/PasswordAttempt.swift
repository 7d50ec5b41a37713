import Domain

/// A counted try at a password that may now be checked, or that came too early.
struct PasswordAttempt: Sendable {
    /// The owner of the password, or nil for an unknown user name.
    let record: StaffRecord?
    let failures: SignInFailures
    /// How many seconds are left to wait, or nil when the password may be checked.
    let wait: Int?

    /// Counts a try at the password of a user name. Runs inside a transaction.
    static func begin(
        userName: String, at terminal: Terminal, clock: any WallClock, in connection: Connection
    ) throws(AppError) -> Self {
        let record = try StaffRecord.find(userName: userName, in: connection)
        let failures =
            if let record {
                try SignInFailures(of: record.staff.id, at: terminal.numberSoFar)
            } else {
                try SignInFailures(ofStranger: userName, at: terminal.numberSoFar)
            }
        return Self(record: record, failures: failures, wait: try failures.count(at: clock.uptime, in: connection))
    }

    /// Counts a try at the password of a member of staff. Runs inside a transaction.
    static func begin(
        _ staff: Staff.ID, at terminal: Terminal, clock: any WallClock, in connection: Connection
    ) throws(AppError) -> Self {
        let failures = try SignInFailures(of: staff, at: terminal.numberSoFar)
        let wait = try failures.count(at: clock.uptime, in: connection)
        return Self(record: try StaffRecord.find(staff, in: connection), failures: failures, wait: wait)
    }

    /// The same counted try at another secret of its subject: at nobody's, if there is none.
    func at(_ record: StaffRecord?) -> Self { Self(record: record, failures: failures, wait: wait) }

    /// Checks the password, and returns its owner with the key that it opens. Takes the same time for an unknown user
    /// name, so that waiting reveals nothing; runs off the caller's actor, because it is meant to be slow.
    ///
    /// - Throws: `AppError.tooManyAttempts` if the try came too early, `AppError.wrongCredentials` for a wrong one.
    @concurrent
    func check(_ password: Secret, with passwords: PasswordHasher) async throws(AppError) -> (StaffRecord, SigningKey) {
        if let wait { throw .tooManyAttempts(seconds: wait) }
        // Somebody who left, or has no password yet, is not known: and takes as long.
        let known = record.flatMap { $0.maySignIn ? $0 : nil }
        let key = try passwords.open(known.map { LockedKey(text: $0.lockedKey) } ?? passwords.decoy, with: password)
        guard let key, let known, known.owns(key) else { throw .wrongCredentials }
        return (known, key)
    }
}
