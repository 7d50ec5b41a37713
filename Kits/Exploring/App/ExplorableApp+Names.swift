import Navigation

/// The names of screens: the pattern of a place's link, or where it has none its title, with a question mark behind a
/// question.
extension ExplorableApp {
    /// The name of a place.
    func name(of route: Route) -> String { pattern(of: route) ?? title(of: route) }

    /// The pattern of a place's link without its scheme, or nil where it has no link.
    func pattern(of route: Route) -> String? { links.pattern(of: route).map { withoutScheme($0) } }

    /// A link or a pattern without its scheme.
    func withoutScheme(_ link: String) -> String { String(link.dropFirst("\(links.format.scheme)://".count)) }
}

extension Walk {
    /// The names of what lies over each other, the section's place first, what is on show last.
    var screenNames: [String] { shownStacks.map { app.name(of: $0.top.route) } + questionName }

    /// The names of all places below what is on show, too.
    var pathNames: [String] {
        shownStacks.map { $0.places.map { app.name(of: $0.route) }.joined(separator: " > ") } + questionName
    }

    /// What the map calls the screen on show.
    public var screenName: String { screenNames.last ?? "" }

    /// The place on show as one that has a link, or nil.
    public var linkedRoute: App.Coordinator.Route? {
        state.alert == nil && app.pattern(of: state.visibleRoute) != nil ? state.visibleRoute : nil
    }

    /// The titles of the places that lead to what is on show.
    var titles: [String] {
        state.visibleStack.places.map { app.title(of: $0.route) }
            + [state.alert.map { app.title(of: $0.value) }].compactMap { $0 }
    }

    private var shownStacks: [RouteStack<App.Route>] { [state[state.section]] + state.modals.map(\.stack) }

    private var questionName: [String] { state.alert.map { ["\(app.title(of: $0.value))?"] } ?? [] }
}
