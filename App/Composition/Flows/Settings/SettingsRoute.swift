import Navigation

/// Every place of the Settings sheet.
nonisolated enum SettingsRoute: FlowRoute {
    case preferences
    case data

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .preferences: "Settings"
        case .data: "Data"
        }
    }

    /// The routes above the sheet's root that lead here, this one last.
    var path: [SettingsRoute] {
        switch self {
        case .preferences: []
        case .data: [.data]
        }
    }

    /// The links of the sheet.
    static let links = LinkTable<SettingsRoute>([
        LinkPattern("settings", .preferences), LinkPattern("settings/data", .data),
    ])
}
