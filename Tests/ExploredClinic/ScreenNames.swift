import Navigation

@testable import App

nonisolated extension AppRoute {
    /// The pattern of the place's link without its scheme.
    var pattern: String? { AppRoute.links.pattern(of: self).map(AppRoute.withoutScheme) }

    /// A link or a pattern without its scheme.
    static func withoutScheme(_ link: String) -> String {
        String(link.dropFirst("\(LinkFormat.clinic.scheme)://".count))
    }
}

/// What the map calls a screen: its link's pattern, or where it has none its title, with a question mark behind a
/// question.
extension AppCoordinator {
    /// The names of what lies over each other, the section's place first, what is on show last.
    var screenNames: [String] { shownStacks.map(\.top.route.screenName) + questionName }

    /// The names of all places below what is on show, too.
    var pathNames: [String] {
        shownStacks.map { $0.places.map(\.route.screenName).joined(separator: " > ") } + questionName
    }

    /// The place on show as one that has a link, or nil.
    var linkedRoute: AppRoute? {
        presentedAlert == nil && state.visibleRoute.pattern != nil ? state.visibleRoute : nil
    }

    private var shownStacks: [RouteStack<AppRoute>] { [state[section]] + state.modals.map(\.stack) }

    private var questionName: [String] { presentedAlert.map { ["\($0.title)?"] } ?? [] }
}

nonisolated extension AppRoute {
    /// The name of the place.
    fileprivate var screenName: String { pattern ?? title }
}
