import Domain

/// The one row of the workstation's preferences, which is missing until some are saved.
enum PreferencesRecord {
    /// The saved preferences, or the defaults.
    static func read(from connection: Connection) throws(AppError) -> Preferences {
        try connection.first("SELECT width, color, is_accessible, idle_lock_minutes FROM preferences", [], decode)
            ?? Preferences()
    }

    /// Replaces the saved preferences.
    static func write(_ preferences: Preferences, to connection: Connection) throws(AppError) {
        try connection.run(
            """
            INSERT OR REPLACE INTO preferences (only, width, color, is_accessible, idle_lock_minutes)
            VALUES (1, ?, ?, ?, ?)
            """,
            [
                .integer(preferences.lineLength), .text(preferences.color.storedName),
                .integer(preferences.isAccessible ? 1 : 0), .integer(preferences.idleLockMinutes),
            ])
    }

    private static func decode(_ row: Row) throws(AppError) -> Preferences {
        guard let color = ColorChoice(storedName: try row.text(1)) else {
            throw row.corrupt("the preferences name no known use of colour")
        }
        return Preferences(
            lineLength: try row.optionalInteger(0), color: color, isAccessible: try row.integer(2) == 1,
            idleLockMinutes: try row.optionalInteger(3))
    }
}

extension ColorChoice {
    /// The stored name of the choice. Stored names never change, whatever Domain calls its cases.
    var storedName: String {
        switch self {
        case .auto: "auto"
        case .always: "always"
        case .never: "never"
        }
    }

    /// The choice with a stored name, or nil.
    init?(storedName: String) {
        guard let choice = Self.allCases.first(where: { $0.storedName == storedName }) else { return nil }
        self = choice
    }
}
