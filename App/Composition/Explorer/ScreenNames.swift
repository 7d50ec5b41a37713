import Navigation

nonisolated extension AppRoute {
    /// The pattern of the place's link without its scheme.
    var pattern: String? { AppRoute.links.pattern(of: self).map(AppRoute.withoutScheme) }

    /// A link or a pattern without its scheme.
    static func withoutScheme(_ link: String) -> String { String(link.dropFirst("\(LinkAddress.scheme)://".count)) }
}

/// What the map calls a screen: its link's pattern, or where it has none its title, with a question mark behind a
/// question.
extension AppCoordinator {
    /// The names of what lies over each other, the section's place first, what is on show last.
    var screenNames: [String] {
        let flows = [flow(of: section) as any FlowCoordinator] + presentedFlows.map(\.coordinator)
        return flows.map(\.screenName) + [presentedAlert.map { "\($0.title)?" }].compactMap { $0 }
    }

    /// The names of all places below what is on show, too.
    var pathNames: [String] {
        let flows = [flow(of: section) as any FlowCoordinator] + presentedFlows.map(\.coordinator)
        return flows.map(\.pathName) + [presentedAlert.map { "\($0.title)?" }].compactMap { $0 }
    }

    /// The place on show as one that has a link, or nil.
    var linkedRoute: AppRoute? {
        presentedAlert == nil ? visibleFlow.linkedTop : nil
    }
}

extension FlowCoordinator {
    /// The place on show as a place of the app.
    fileprivate var linkedTop: AppRoute? { (stack.top.route as? any LinkedRoute)?.inApp }

    /// The name of the place on show.
    fileprivate var screenName: String { name(of: stack.top.route) }

    /// The names of all places.
    fileprivate var pathName: String { stack.places.map { name(of: $0.route) }.joined(separator: " > ") }

    private func name(of route: Route) -> String { (route as? any LinkedRoute)?.inApp.pattern ?? route.title }

    /// Whether the places are those that the link of the last one builds.
    var isCanonical: Bool { stack.path == stack.top.route.path }
}
