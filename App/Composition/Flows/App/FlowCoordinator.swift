import Navigation

/// A place of a flow, as the frame around it names it.
nonisolated protocol FlowRoute: Hashable, Sendable {
    /// The route's name in the breadcrumb.
    var title: String { get }

    /// The route one step closer to the root, or nil for the root itself.
    var parent: Self? { get }

    /// Whether what somebody searched for is in it: the journal passes over such places.
    var holdsSearch: Bool { get }
}

nonisolated extension FlowRoute {
    /// No: most places show what everybody finds there.
    var holdsSearch: Bool { false }

    /// The routes above the root that lead here, this one last.
    var path: [Self] {
        guard let parent else { return [] }
        return parent.path + [self]
    }

    /// The places that lead here, above the root, as the journal keeps them.
    var visitedPath: [VisitedPlace] { path.compactMap { VisitedPlace($0) } }

    /// The names of the places that lead here, root first, as the breadcrumb says them.
    var breadcrumb: [String] { (parent?.breadcrumb ?? []) + [title] }
}

/// A place that a link can lead to.
nonisolated protocol LinkedRoute: FlowRoute {
    /// Every link of the flow's places.
    static var links: LinkTable<Self> { get }

    /// The place as a place of the app.
    var inApp: AppRoute { get }

    /// The section that the place belongs to, or that lies under its modal.
    static var section: AppSection { get }

    /// What the gate asks of whoever wants to see the place.
    var requirement: AccessRequirement { get }

    /// The modal that the place is in, or nil for a place of a section.
    var modal: AppModal? { get }

    /// The place without what somebody searched for: where one would search.
    var withoutSearch: Self { get }

    /// The place's link, or nil for a place without one. Asked of any place, hence compiled for each.
    var link: String? { get }
}

nonisolated extension LinkedRoute {
    /// None: most places are of a section.
    var modal: AppModal? { nil }

    /// The place itself: in most nobody searches.
    var withoutSearch: Self { self }

    /// What the flow's table prints.
    var link: String? { Self.links.link(self) }
}

/// The navigation of one section or one modal: its own stack, which nobody else changes.
protocol FlowCoordinator: AnyObject {
    /// Every place of the flow.
    associatedtype Route: FlowRoute

    /// The places, root first. Only the verbs of this protocol change it.
    var stack: RouteStack<Route> { get set }

    /// Whether leaving the whole flow would lose something typed that all its places share.
    var hasDraft: Bool { get }

    /// Goes one step back, and says whether there was one. Asked of any flow, hence compiled for each.
    @discardableResult func pop() -> Bool

    /// Which flow of the app it is.
    var key: FlowKey { get }

    /// Who hears of each change, or nil for a flow of no app.
    var journal: NavigationJournal? { get }
}

extension FlowCoordinator {
    /// Nothing: in most flows whatever is typed belongs to one place.
    var hasDraft: Bool { false }

    /// The names of the places, root first.
    var breadcrumb: [String] { stack.places.map { $0.route.title } }

    /// The place on show.
    var top: PlaceID { stack.top.id }

    /// Whether the flow is at its start.
    var isAtRoot: Bool { stack.top.id == stack.root.id }

    // Closures, not key paths: a key path of a generic type is put together by the runtime, at a start, too.
    /// Every place that exists.
    var places: [PlaceID] { stack.places.map { $0.id } }
}

extension FlowCoordinator where Route: LinkedRoute {
    /// The places as places of the app, root first.
    var routes: [AppRoute] { stack.places.map { $0.route.inApp } }
}

/// The navigation of one section, for the life of the app.
protocol SectionCoordinator: FlowCoordinator where Route: LinkedRoute {
    /// The whole app's navigation, which owns this part of it.
    var app: AppCoordinator? { get set }
}

extension SectionCoordinator {
    /// The section.
    static var section: AppSection { Route.section }

    var key: FlowKey { .section(Self.section) }
    var journal: NavigationJournal? { app?.journal }

    /// Goes to a route from here, if the gate lets this person through.
    func navigate(to route: Route) {
        guard let app else { return }
        if app.admitsAtOnce(route.inApp) { push(route) } else { app.admit(route.inApp) { [self] in push(route) } }
    }

    /// The place on show, as a place of the app.
    var topRoute: AppRoute { stack.top.route.inApp }

    /// Makes the path what leads to a place of this section.
    func become(_ place: any LinkedRoute) {
        if let route = place as? Route { become(route.path) }
    }

    /// Goes back to the topmost place that shows a route of this section, and says whether there was anywhere to go.
    func goBack(to route: AppRoute) -> Bool {
        guard let place = stack.places.last(where: { $0.route.inApp == route }) else { return false }
        return pop(to: place.route)
    }

    /// Makes the path what saved links say, as far as they are understood and allowed.
    ///
    /// - Returns: the links that were left out.
    func restore(_ links: ArraySlice<String>, _ gate: RouteGate) -> [String] {
        let root = stack.root.route
        let restored = RestoredPath(Array(links), root: root, table: Route.links) {
            $0 == root || gate.verdict(for: $0.inApp) == .allow
        }
        become(restored.path)
        return restored.dropped
    }
}
