import Navigation

/// What happens after signing in: a value, so that it can be saved.
nonisolated enum ReturnAction: Hashable, Sendable {
    /// Show what this person left.
    case resume
    /// Show a section as this person left it.
    case section(AppSection)
    /// Open a route, as a link would.
    case route(AppRoute)
}

nonisolated extension ReturnAction {
    /// The action without what somebody searched for.
    var withoutSearch: ReturnAction {
        if case .route(let route) = self { .route(route.withoutSearch) } else { self }
    }

    /// The wish that signing in grants, or nil where there is none.
    var wish: Wish? {
        switch self {
        case .resume: nil
        case .section(let section): .section(section)
        case .route(let route): .route(route)
        }
    }

    /// The action in the form that is saved, or nil for a route without a link.
    var saved: SavedReturn? {
        switch self {
        case .resume: .resume
        case .section(let section): .section(section.rawValue)
        case .route(let route): route.link.map(SavedReturn.link)
        }
    }

    /// The action that was saved; what is no longer understood becomes the plainest one.
    init(_ saved: SavedReturn) {
        switch saved {
        case .resume: self = .resume
        case .section(let name): self = AppSection(rawValue: name).map(ReturnAction.section) ?? .resume
        case .link(let link): self = (try? AppRoute.route(link)).map(ReturnAction.route) ?? .resume
        }
    }
}
