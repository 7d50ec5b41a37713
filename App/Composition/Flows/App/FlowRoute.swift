import Navigation

/// A place of a flow.
nonisolated protocol FlowRoute: Hashable, Sendable {
    /// The route's name in the breadcrumb.
    var title: String { get }

    /// The route one step closer to the root, or nil for the root itself.
    var parent: Self? { get }

    /// Whether the route has search text, which the journal leaves out. `AppRoute.holdsSearch` names the flows that
    /// have any.
    var holdsSearch: Bool { get }

    /// The access that the place requires.
    var requirement: AccessRequirement { get }

    /// The modal that the place is in, or nil for a place of a section.
    var modal: AppModal? { get }

    /// The section that a link to the place shows, or nil for a modal that is presented above the selected section.
    static var section: AppSection? { get }

    /// The place's link, or nil for a place without one. Asked of any place, hence compiled for each.
    var link: String? { get }

    /// The place as a place of the app.
    var appRoute: AppRoute { get }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute)
}

nonisolated extension FlowRoute {
    /// No: most places show what everybody finds there.
    var holdsSearch: Bool { false }

    /// None: a flow without links is reached only from places that were allowed.
    var requirement: AccessRequirement { .none }

    /// None: most places are of a section.
    var modal: AppModal? { nil }

    /// None.
    var link: String? { nil }

    /// The routes above the root that lead here, this one last.
    var path: [Self] {
        // No `+`, whose generic form costs each start of the app a search through all conformances.
        guard var path = parent?.path else { return [] }
        path.append(self)
        return path
    }

    /// Those routes as places of the app.
    var appPath: [AppRoute] { path.map { $0.appRoute } }

    /// The names of the places that lead here, root first, as the breadcrumb says them.
    var breadcrumb: [String] { (parent?.breadcrumb ?? []) + [title] }

    /// The nearest place on the way here without search text.
    var withoutSearch: Self {
        guard holdsSearch, let parent else { return self }
        return parent.withoutSearch
    }
}

/// A place with a link.
nonisolated protocol LinkedRoute: FlowRoute {
    /// Every link of the flow's places.
    static var links: LinkTable<Self> { get }
}

nonisolated extension LinkedRoute {
    /// The link of the flow's table.
    var link: String? { Self.links.link(self) }

    /// The links of the flow as links of the app.
    static var appLinks: LinkTable<AppRoute> { links.wrapped(in: \.appRoute) { Self($0) } }
}
