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

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .settings(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .settings(let route) = route else { return nil }
        self = route
    }

    var modal: AppModal? { .settings }

    /// The links of the sheet.
    static let links = LinkTable<SettingsRoute>(
        .clinic,
        [
            LinkPattern("settings", .preferences), LinkPattern("settings/data", .data),
        ])
}
