import Navigation

/// Every place of the Settings sheet.
nonisolated enum SettingsRoute: LinkedRoute {
    case preferences
    case data

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .preferences: "Settings"
        case .data: "Data"
        }
    }

    /// The sheet's root, or nil for the root itself.
    var parent: SettingsRoute? {
        switch self {
        case .preferences: nil
        case .data: .preferences
        }
    }

    /// The place as a place of the app.
    var inApp: AppRoute { .settings(self) }

    /// The section that lies under the sheet.
    static var section: AppSection { .home }

    /// What the gate asks of whoever wants to see the place.
    var requirement: AccessRequirement { .none }

    /// The sheet that the place is in.
    var modal: AppModal? { .settings(self) }

    /// The links of the sheet.
    static let links = LinkTable<SettingsRoute>([
        LinkPattern("settings", .preferences), LinkPattern("settings/data", .data),
    ])
}
