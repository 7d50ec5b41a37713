import Domain

/// The table of the clinic's key, which has one row or none.
extension ClinicKey {
    /// The clinic's key; nil at a workstation that has none yet: of a clinic that was shared before there were any.
    package static func find(in connection: Connection) throws(AppError) -> ClinicKey? {
        try connection.first("SELECT secret FROM clinic_key") { row throws(AppError) in ClinicKey(try row.blob(0)) }
            ?? nil
    }

    /// The clinic's key.
    ///
    /// - Throws: `AppError.noClinicKey`.
    package static func known(in connection: Connection) throws(AppError) -> ClinicKey {
        guard let key = try find(in: connection) else { throw .noClinicKey }
        return key
    }

    /// Whether there are locks here that a clinic's key opens.
    static func isNeeded(in connection: Connection) throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM staff WHERE locked_key LIKE 'encrypted %' LIMIT 1") { _ in true } ?? false
    }

    /// Whether it opens the lock of anybody here.
    package func opensLocks(in connection: Connection) throws(AppError) -> Bool {
        let locks = try connection.rows("SELECT id, locked_key FROM staff WHERE locked_key <> ''") {
            row throws(AppError) in (Staff.ID(try row.identity(0)), try row.text(1))
        }
        for (staff, text) in locks where try decrypt(text, of: staff) != nil { return true }
        return false
    }

    /// Keeps it, in the place of any other.
    ///
    /// - Parameters:
    ///   - founder: what is known of the founding key of the clinic that it is for; nil where the clinic began.
    ///   - connection: the clinic's file.
    /// - Throws: a storage error.
    package func keep(founder: KeyFingerprint? = nil, in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT OR REPLACE INTO clinic_key (only, secret, founder) VALUES (1, ?, ?)",
            [.blob(secret), founder.map { .blob($0.bytes) } ?? .null])
    }
}

extension LockedKey {
    /// The text that is stored with a member of staff. Runs inside a transaction.
    func stored(of staff: Staff.ID, in connection: Connection) throws(AppError) -> String {
        try ClinicKey.known(in: connection).encrypt(self, of: staff)
    }
}

extension AppError {
    /// A workstation of a clinic that was shared before it had a key, which nobody has brought to it yet.
    package static let noClinicKey = AppError.conflict(
        "This workstation does not have the clinic's key.",
        advice: """
            A manager gets the join code where the clinic is, with clinic remote code; then run clinic sync \
            --code @file:PATH here.
            """)
}
