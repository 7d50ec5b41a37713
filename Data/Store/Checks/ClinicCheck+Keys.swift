import Domain

extension ClinicCheck {
    /// The clinic's key, which everybody's locked key is encrypted under.
    static let keys = [
        ClinicCheck(name: "key") { connection throws(AppError) in
            let stored = try connection.rows(
                """
                SELECT id, user_name, locked_key FROM staff WHERE locked_key <> ''
                UNION ALL SELECT id, user_name, invitation_key FROM staff WHERE invitation_key IS NOT NULL
                """
            ) { row throws(AppError) in (Staff.ID(try row.identity(0)), try row.text(1), try row.text(2)) }
            let key = try ClinicKey.find(in: connection)
            let remedy = try connection.isShared() ? AppError.noClinicKey.advice : ClinicFinding.restore
            // Before its remote has this version, a clinic from before there were keys needs none.
            if key == nil, stored.contains(where: { ClinicKey.isEncrypted($0.2) }) {
                return [ClinicFinding("key", AppError.noClinicKey.message, remedy: remedy)]
            }
            var findings: [ClinicFinding] = []
            for (id, name, text) in stored where try key?.decrypt(text, of: id) == nil {
                findings.append(
                    ClinicFinding("key", "The clinic's key does not open the lock of \(name).", remedy: remedy))
            }
            return findings
        }
    ]
}
