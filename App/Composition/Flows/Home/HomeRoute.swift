import Navigation

/// Every place of the Home section.
nonisolated enum HomeRoute: FlowRoute {
    case start

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .start: "Home"
        }
    }

    /// The links of the section.
    static let links = LinkTable<HomeRoute>([LinkPattern("home", .start)])
}
