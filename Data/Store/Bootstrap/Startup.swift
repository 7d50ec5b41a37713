import Domain

/// The data that the app needs before its first screen.
struct Startup {
    let preferences: Preferences
    let timeZone: ClinicTimeZone
    let profile: ClinicProfile
    /// Whether there is a clinic: a new workstation has none before its first exchange.
    let hasClinic: Bool
    /// Where the clinic's remote is, if it shares one.
    let remote: String?
    /// How many days before and after today are kept; nil for everything.
    let keptDays: Int?

    /// Reads the data. Invalid preferences do not keep the app from starting: it uses the defaults, and the settings
    /// show the problem.
    static func read(from connection: Connection) throws(AppError) -> Startup {
        let (clinic, remote, days) = try connection.first(Self.sql, [], Self.clinic) ?? (nil, nil, nil)
        return Startup(
            preferences: (try? PreferencesRecord.read(from: connection)) ?? Preferences(),
            timeZone: try ZoneFiles().zone(named: clinic?.zone ?? "GMT"),
            profile: clinic?.profile ?? ClinicProfile(name: "", currency: .eur, isExample: false),
            hasClinic: clinic != nil, remote: remote, keptDays: days)
    }

    /// One row, whether there is a clinic or not: a second statement would cost each start its preparation.
    private static let sql = """
        SELECT clinic.time_zone, clinic.name, clinic.currency, clinic.is_example,
            (SELECT address FROM remote WHERE is_shared), (SELECT part_days FROM remote)
        FROM (SELECT 1) LEFT JOIN clinic ON (SELECT joining FROM remote) IS NULL
        """

    private static func clinic(
        _ row: Row
    ) throws(AppError) -> ((zone: String, profile: ClinicProfile)?, remote: String?, days: Int?) {
        let (remote, days) = (try row.optionalText(4), try row.optionalInteger(5))
        guard let zone = try row.optionalText(0) else { return (nil, remote, days) }
        guard let currency = Currency(code: try row.text(2)) else { throw row.corrupt("the clinic has no currency") }
        let isExample = try row.integer(3) == 1
        return ((zone, ClinicProfile(name: try row.text(1), currency: currency, isExample: isExample)), remote, days)
    }
}
