/// Navigation by routes. Each verb is a function of the old state.
extension NavigationState where Route: NavigationRoute, Section == Route.Section, Modal == Route.Modal {
    /// Creates a state with every section at its root and the first one visible.
    @inlinable public init() {
        let sections = Section.allCases.map { (section: $0, root: $0.root) }
        self.init(sections[0], others: Array(sections.dropFirst()))
    }

    /// The routes above the root of a section.
    @inlinable public func path(of section: Section) -> [Route] { self[section].path }

    /// The route of the visible place, ignoring an alert.
    @inlinable public var visibleRoute: Route { visibleStack.top.route }

    /// The route of every place that a user went to: visible, below that, or above another section's root.
    @inlinable public var openRoutes: [Route] {
        var routes = shownRoutes
        for other in Section.allCases where other != section { routes += path(of: other) }
        return routes
    }

    /// The routes of the visible section and of everything presented above it.
    @inlinable var shownRoutes: [Route] {
        var routes = self[section].places.map { $0.route }
        for modal in modals { for place in modal.stack.places { routes.append(place.route) } }
        return routes
    }

    /// Presents a modal at one of its routes. Changes nothing if that is already on top.
    @discardableResult @inlinable public mutating func present(_ modal: Modal, at route: Route? = nil) -> Bool {
        let path = route?.path ?? []
        if let top = modals.last, top.value == modal, top.stack.path == path { return dismissAlert() }
        return present(modal, root: modal.root, path: path)
    }

    /// Shows a section as it was left, without modals.
    @inlinable public mutating func show(_ section: Section) {
        dismissAll()
        select(section)
    }

    /// Opens a route as its link does: shows its section, or the visible one if it names none, with the route's path,
    /// and presents only the route's modal.
    @inlinable public mutating func open(_ route: Route) {
        dismissAll()
        if let section = route.section {
            select(section)
            change(self[section].id) { $0.become(route.modal == nil ? route.path : []) }
        }
        if let modal = route.modal { present(modal, at: route) }
    }

    /// Goes to an existing place, removing everything above it.
    @inlinable public mutating func show(_ place: PlaceID) -> Bool {
        while let modal = modals.last, modal.stack.id != place.stack { dismiss() }
        for section in Section.allCases where self[section].id == place.stack { select(section) }
        return change(place.stack) { stack in
            while stack.top.id != place, stack.pop() {}
            return true
        }
    }

    /// Goes one step back: dismisses the alert, or else removes the top place, or else dismisses the modal.
    @discardableResult @inlinable public mutating func goBack() -> Bool { goBack { $0.canBeClosed } }

    /// Removes places that are not allowed: in a section, the first of them and those above; of modals, any that
    /// contains one or is presented above one, unless it cannot be closed. Selects the first section if the root of
    /// the visible one is not allowed.
    @discardableResult @inlinable public mutating func keep(_ isAllowed: (Route) -> Bool) -> Bool {
        let (old, shown) = (places, section)
        if modals.last?.value.canBeClosed != false, !shownRoutes.allSatisfy(isAllowed) { dismissAll() }
        for section in Section.allCases {
            change(self[section].id) { $0.become(Array($0.path.prefix(while: isAllowed))) }
        }
        if !isAllowed(section.root) { select(home) }
        return places != old || section != shown
    }

    /// The first section.
    @inlinable var home: Section { Section.allCases[Section.allCases.startIndex] }
}
