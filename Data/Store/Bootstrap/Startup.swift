import Domain

/// The data that the app needs before its first screen.
struct Startup {
    let preferences: Preferences
    let timeZone: ClinicTimeZone
    /// Whether there is a clinic: a new workstation has none before its first exchange.
    let hasClinic: Bool
    /// Where the clinic's remote is, if it shares one.
    let remote: String?

    /// Reads the data. Invalid preferences do not keep the app from starting: it uses the defaults, and the settings
    /// show the problem.
    static func read(from connection: Connection) throws(AppError) -> Startup {
        let (name, remote) =
            try connection.first(
                "SELECT (SELECT time_zone FROM clinic), (SELECT address FROM remote WHERE is_shared)"
            ) { row throws(AppError) in (try row.optionalText(0), try row.optionalText(1)) } ?? (nil, nil)
        return Startup(
            preferences: (try? PreferencesRecord.read(from: connection)) ?? Preferences(),
            timeZone: try ZoneFiles().zone(named: name ?? "GMT"), hasClinic: name != nil, remote: remote)
    }
}
