/// Going places of an app, each a function of the old state.
extension NavigationState where Route: NavigationRoute, Section == Route.Section, Modal == Route.Modal {
    /// Every section at its root, with the first one on show.
    @inlinable public init() {
        let sections = Section.allCases.map { (section: $0, root: $0.root) }
        self.init(sections[0], others: Array(sections.dropFirst()))
    }

    /// The routes above the root of a section.
    @inlinable public func path(of section: Section) -> [Route] { self[section].path }

    /// The place on show, under any alert.
    @inlinable public var visibleRoute: Route { visibleStack.top.route }

    /// Every place that somebody went to: on show, under what is, or above the start of another section.
    @inlinable public var openRoutes: [Route] {
        var routes = shownRoutes
        for other in Section.allCases where other != section { routes += path(of: other) }
        return routes
    }

    /// The routes of the section on show and of all that lies over it.
    @inlinable var shownRoutes: [Route] {
        var routes = self[section].places.map { $0.route }
        for modal in modals { for place in modal.stack.places { routes.append(place.route) } }
        return routes
    }

    /// Presents the modal that a route is in, at that place; presenting what is on show already changes nothing.
    @discardableResult @inlinable public mutating func present(_ modal: Modal, at route: Route? = nil) -> Bool {
        let path = route?.path ?? []
        if let top = modals.last, top.value == modal, top.stack.path == path { return dismissAlert() }
        return present(modal, root: modal.root, path: path)
    }

    /// Shows a section as it was left, with nothing over it.
    @inlinable public mutating func show(_ section: Section) {
        dismissAll()
        select(section)
    }

    /// Shows a route as a link does: its section with the whole stack below it, or the section on show as it is where
    /// the route names none; and nothing presented but the route's own modal.
    @inlinable public mutating func open(_ route: Route) {
        dismissAll()
        if let section = route.section {
            select(section)
            change(self[section].id) { $0.become(route.modal == nil ? route.path : []) }
        }
        if let modal = route.modal { present(modal, at: route) }
    }

    /// Goes to a place that exists, away from all that lies above it.
    @inlinable public mutating func show(_ place: PlaceID) -> Bool {
        while let modal = modals.last, modal.stack.id != place.stack { dismiss() }
        for section in Section.allCases where self[section].id == place.stack { select(section) }
        return change(place.stack) { stack in
            while stack.top.id != place, stack.pop() {}
            return true
        }
    }

    /// Goes one step back: away from the alert, or else inside what is on show, or else away from it.
    @discardableResult @inlinable public mutating func goBack() -> Bool { goBack { $0.canBeClosed } }

    /// Takes away what is not allowed: the places of a section from the first of them on, and all that is presented
    /// where any of that or what it lies over is one, unless it cannot be closed. From a section that is not allowed at
    /// all it leads to the first.
    @discardableResult @inlinable public mutating func keep(_ isAllowed: (Route) -> Bool) -> Bool {
        let (old, shown) = (places, section)
        if modals.last?.value.canBeClosed != false, !shownRoutes.allSatisfy(isAllowed) { dismissAll() }
        for section in Section.allCases {
            change(self[section].id) { $0.become(Array($0.path.prefix(while: isAllowed))) }
        }
        if !isAllowed(section.root) { select(home) }
        return places != old || section != shown
    }

    /// The section that an app starts in: its first.
    @inlinable var home: Section { Section.allCases[Section.allCases.startIndex] }
}
