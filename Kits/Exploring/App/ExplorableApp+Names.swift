import Navigation

/// The names of screens: the pattern of the place's link, or its title if it has none; a question is marked by a
/// question mark.
extension ExplorableApp {
    /// The name of a place.
    func name(of route: Route) -> String { pattern(of: route) ?? title(of: route) }

    /// The pattern of a place's link without the scheme, or nil without a link.
    func pattern(of route: Route) -> String? { links.pattern(of: route).map { withoutScheme($0) } }

    /// A link or a pattern without its scheme.
    func withoutScheme(_ link: String) -> String { String(link.dropFirst("\(links.format.scheme)://".count)) }
}

extension Walk {
    /// The names of the presented levels, from the section's place to the top.
    var screenNames: [String] { shownStacks.map { app.name(of: $0.top.route) } + questionName }

    /// The names of all places below the top as well.
    var pathNames: [String] {
        shownStacks.map { $0.places.map { app.name(of: $0.route) }.joined(separator: " > ") } + questionName
    }

    /// The name of the top screen on the map.
    public var screenName: String { screenNames.last ?? "" }

    /// The route of the visible place if it has a link, or nil.
    public var linkedRoute: App.Coordinator.Route? {
        state.alert == nil && app.pattern(of: state.visibleRoute) != nil ? state.visibleRoute : nil
    }

    /// The titles of the places that lead to the visible one.
    var titles: [String] {
        state.visibleStack.places.map { app.title(of: $0.route) }
            + [state.alert.map { app.title(of: $0.value) }].compactMap { $0 }
    }

    private var shownStacks: [RouteStack<App.Route>] { [state[state.section]] + state.modals.map(\.stack) }

    private var questionName: [String] { state.alert.map { ["\(app.title(of: $0.value))?"] } ?? [] }
}
