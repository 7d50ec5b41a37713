import Domain

/// What the app has to know before its first screen.
struct Startup {
    let preferences: Preferences
    let timeZone: ClinicTimeZone
    /// Whether there is a clinic at all: a new workstation has none before its first exchange.
    let hasClinic: Bool
    /// Where the clinic's remote is, if it shares one.
    let remote: String?

    /// Reads it. Preferences that make no sense keep nobody out: the usual ones hold, and whoever looks at the settings
    /// is told.
    static func read(from connection: Connection) throws(AppError) -> Startup {
        let (name, remote) =
            try connection.first(
                "SELECT (SELECT time_zone FROM clinic), (SELECT address FROM remote WHERE is_shared)"
            ) { row throws(AppError) in (try row.optionalText(0), try row.optionalText(1)) } ?? (nil, nil)
        return Startup(
            preferences: (try? PreferencesRecord.read(from: connection)) ?? Preferences(),
            timeZone: ClinicTimeZone(identifier: name ?? "GMT"), hasClinic: name != nil, remote: remote)
    }
}
