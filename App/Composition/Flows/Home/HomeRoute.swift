import Navigation

/// Every place of the Home section.
nonisolated enum HomeRoute: FlowRoute {
    case start
    case error(ErrorCode)

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .start: "Home"
        case .error(let code): "Error \(code.linkSegment)"
        }
    }

    /// The routes above the start that lead here, this one last.
    var path: [HomeRoute] {
        switch self {
        case .start: []
        case .error: [self]
        }
    }

    /// The links of the section.
    static let links = LinkTable<HomeRoute>([LinkPattern("home", .start)])

    /// The links to errors that are shown on purpose; they work always, and are listed on demand only.
    static let errorLinks = LinkTable<HomeRoute>([
        LinkPattern("errors/{code}", make: HomeRoute.error) { if case .error(let code) = $0 { code } else { nil } }
    ])
}
