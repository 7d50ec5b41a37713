import Navigation

/// Every place of the Home section.
nonisolated enum HomeRoute: LinkedRoute {
    case start
    case error(ErrorCode)

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .start: "Home"
        case .error(let code): "Error \(code.linkSegment)"
        }
    }

    /// The start, or nil for the start itself.
    var parent: HomeRoute? {
        switch self {
        case .start: nil
        case .error: .start
        }
    }

    var appRoute: AppRoute { .home(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .home(let route) = route else { return nil }
        self = route
    }

    static var section: AppSection? { .home }
    var requirement: AccessRequirement { .none }

    /// The links that are listed to everyone.
    static let listedLinks = LinkTable<HomeRoute>(.clinic, [LinkPattern("home", .start)])

    /// Every link of the section.
    static let links = listedLinks + errorLinks

    /// The links to errors that are shown on purpose; they work always, and are listed on demand only.
    static let errorLinks = LinkTable<HomeRoute>(
        .clinic,
        [
            LinkPattern("errors/{code}", make: HomeRoute.error) { if case .error(let code) = $0 { code } else { nil } }
        ])
}
