import Domain

/// What the app has to know before its first screen.
struct AtStart {
    let preferences: Preferences
    let timeZone: ClinicTimeZone

    /// Reads it. Preferences that make no sense keep nobody out: the usual ones hold, and whoever looks at the settings is
    /// told.
    static func read(from connection: Connection) throws(AppError) -> AtStart {
        let name = try connection.first("SELECT time_zone FROM clinic") { row throws(AppError) in try row.text(0) }
        return AtStart(
            preferences: (try? PreferencesRecord.read(from: connection)) ?? Preferences(),
            timeZone: ClinicTimeZone(identifier: name ?? "GMT"))
    }
}
