import Domain

/// A counted try at a password that may now be checked, or that came too early.
struct PasswordAttempt: Sendable {
    /// The owner of the password, or nil for an unknown user name.
    let record: StaffRecord?
    /// The clinic's key, or nil where nobody has brought it yet.
    let clinicKey: ClinicKey?
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
        return try Self(of: record, failures, at: clock.uptime, in: connection)
    }

    /// Counts a try at the password of a member of staff. Runs inside a transaction.
    static func begin(
        _ staff: Staff.ID, at terminal: Terminal, clock: any WallClock, in connection: Connection
    ) throws(AppError) -> Self {
        let failures = try SignInFailures(of: staff, at: terminal.numberSoFar)
        return try Self(
            of: try StaffRecord.find(staff, in: connection), failures, at: clock.uptime, in: connection)
    }

    /// The same counted try at another secret of its subject: at nobody's, if there is none.
    func at(_ record: StaffRecord?) -> Self {
        Self(record: record, clinicKey: clinicKey, failures: failures, wait: wait)
    }

    /// The lock that the password is checked against; nil for somebody who has none, or one that another key encrypted.
    /// A hash from before there were such keys is one.
    func locked() throws(AppError) -> LockedKey? {
        // Somebody who left, or has no password yet, is not known: and takes as long.
        guard let record, record.maySignIn else { return nil }
        guard ClinicKey.isEncrypted(record.lockedKey) else { return .hash(record.lockedKey) }
        return try clinicKey?.decrypt(record.lockedKey, of: record.staff.id)
    }

    /// Checks the password, and returns its owner with the key that it opens. Takes the same time for an unknown user
    /// name, so that waiting reveals nothing; runs off the caller's actor, because it is meant to be slow.
    ///
    /// - Throws: `AppError.tooManyAttempts` if the try came too early, `AppError.wrongCredentials` for a wrong one.
    @concurrent
    func check(_ password: Secret, with passwords: PasswordHasher) async throws(AppError) -> (StaffRecord, SigningKey) {
        if let wait { throw .tooManyAttempts(seconds: wait) }
        let locked = try locked()
        guard let key = try passwords.open(locked ?? passwords.decoy, with: password), let locked, let record,
            record.owns(key, behind: locked)
        else { throw .wrongCredentials }
        return (record, key)
    }

    private init(
        of record: StaffRecord?, _ failures: SignInFailures, at now: Duration, in connection: Connection
    ) throws(AppError) {
        let key = try ClinicKey.find(in: connection)
        // Said for every name, and no wrong password.
        if key == nil, try ClinicKey.isNeeded(in: connection) { throw .noClinicKey }
        let wait = try failures.count(at: now, in: connection)
        self.init(record: record, clinicKey: key, failures: failures, wait: wait)
    }

    private init(record: StaffRecord?, clinicKey: ClinicKey?, failures: SignInFailures, wait: Int?) {
        (self.record, self.clinicKey, self.failures, self.wait) = (record, clinicKey, failures, wait)
    }
}
