import Domain
import Navigation

/// Every place of the Sync sheet.
nonisolated enum SyncRoute: LinkedRoute {
    case queue
    case entry(OutboxNumber)

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .queue: "Sync"
        case .entry(let number): number.description
        }
    }

    /// The sheet's root, or nil for the root itself.
    var parent: SyncRoute? {
        switch self {
        case .queue: nil
        case .entry: .queue
        }
    }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .sync(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .sync(let route) = route else { return nil }
        self = route
    }

    var requirement: AccessRequirement { .session }
    var modal: AppModal? { .sync }

    /// The links of the sheet.
    static let links = LinkTable<SyncRoute>(
        .clinic,
        [
            LinkPattern("sync", .queue),
            LinkPattern("sync/{number}", make: SyncRoute.entry) {
                if case .entry(let number) = $0 { number } else { nil }
            },
        ])
}
