/// The action after signing in: a value, so that it can be saved.
public enum ReturnAction<Section, Route> {
    /// Restore the place that this user left.
    case resume
    /// Show a section as this user left it.
    case section(Section)
    /// Open a route, as a link does.
    case route(Route)
}

extension ReturnAction: Equatable where Section: Equatable, Route: Equatable {}
extension ReturnAction: Hashable where Section: Hashable, Route: Hashable {}
extension ReturnAction: Sendable where Section: Sendable, Route: Sendable {}

extension ReturnAction {
    /// The request that the action carries out, or nil.
    @inlinable public var request: NavigationRequest<Section, Route>? {
        switch self {
        case .resume: nil
        case .section(let section): .section(section)
        case .route(let route): .route(route)
        }
    }
}

extension ReturnAction where Route: NavigationRoute {
    /// The action without search text.
    @inlinable public var withoutSearch: Self {
        if case .route(let route) = self { .route(route.withoutSearch) } else { self }
    }
}

extension ReturnAction where Route: SavedRoute, Section == Route.Section, Section: RawRepresentable<String> {
    /// The action in its saved form; nil for a route without a link.
    @inlinable public var saved: SavedReturn? {
        switch self {
        case .resume: .resume
        case .section(let section): .section(section.rawValue)
        case .route(let route): route.link.map(SavedReturn.link)
        }
    }

    /// Creates an action from its saved form; ``resume`` if it cannot be read.
    @inlinable public init(_ saved: SavedReturn) {
        switch saved {
        case .resume: self = .resume
        case .section(let name): self = Section(rawValue: name).map(ReturnAction.section) ?? .resume
        case .link(let link): self = (try? Route.route(link)).map(ReturnAction.route) ?? .resume
        }
    }
}
