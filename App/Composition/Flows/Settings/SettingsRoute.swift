import Domain
import Navigation

/// Every place of the Settings sheet.
nonisolated enum SettingsRoute: LinkedRoute {
    case preferences
    case data
    case sync
    case queued(OutboxNumber)

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .preferences: "Settings"
        case .data: "Data"
        case .sync: "Sync"
        case .queued(let number): number.description
        }
    }

    /// The route one step closer to the sheet's root, or nil for the root itself.
    var parent: SettingsRoute? {
        switch self {
        case .preferences: nil
        case .data, .sync: .preferences
        case .queued: .sync
        }
    }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .settings(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .settings(let route) = route else { return nil }
        self = route
    }

    /// The access that the place requires.
    var requirement: AccessRequirement {
        switch self {
        case .preferences, .data: .none
        case .sync, .queued: .session
        }
    }

    var modal: AppModal? { .settings }

    /// The links of the sheet.
    static let links = LinkTable<SettingsRoute>(
        .clinic,
        [
            LinkPattern("settings", .preferences), LinkPattern("settings/data", .data),
            LinkPattern("settings/sync", .sync),
            LinkPattern("settings/sync/{number}", make: SettingsRoute.queued) {
                if case .queued(let number) = $0 { number } else { nil }
            },
        ])
}
