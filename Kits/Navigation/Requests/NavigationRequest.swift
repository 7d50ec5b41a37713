/// Navigation that a user asks for. Navigation that a feature leads to is a step instead.
public enum NavigationRequest<Section, Route> {
    /// Go one step back, or dismiss what is on top.
    case back
    /// Dismiss the modal on top, with all its places.
    case close
    /// Show a section as it was left.
    case section(Section)
    /// Open a route, as its link does.
    case route(Route)
    /// Go back in the visible section to the topmost place with a route.
    case upTo(Route)
    /// Sign in.
    case signIn
    /// Sign out.
    case signOut
    /// Undo the last step.
    case undo
    /// Redo the last undone step.
    case redo
}

extension NavigationRequest: Equatable where Section: Equatable, Route: Equatable {}
extension NavigationRequest: Hashable where Section: Hashable, Route: Hashable {}
extension NavigationRequest: Sendable where Section: Sendable, Route: Sendable {}

extension NavigationRequest {
    /// Whether gates decide about the request. Going back leads to places that were allowed, and anyone may sign in or
    /// out.
    @inlinable public var isGated: Bool {
        switch self {
        case .back, .close, .signIn, .signOut: false
        case .section, .route, .upTo, .undo, .redo: true
        }
    }

    /// How flows end that the request dismisses.
    @inlinable public var ending: FlowEnding {
        switch self {
        case .back, .close, .upTo, .undo, .redo: .cancelled
        case .section, .route, .signIn, .signOut: .replaced
        }
    }

    /// The action after a sign-in that the request requires; nil if the request itself is repeated.
    @inlinable public var returnAction: ReturnAction<Section, Route>? {
        if case .section(let section) = self { .section(section) } else { nil }
    }
}

extension NavigationRequest where Route: NavigationRoute {
    /// The request without search text.
    @inlinable public var withoutSearch: Self {
        if case .route(let route) = self { .route(route.withoutSearch) } else { self }
    }
}

/// The end of a flow that did not finish.
public enum FlowEnding: Hashable, Sendable {
    /// The user closed it or undid its start.
    case cancelled
    /// Something else replaced it: a link, a section, a sign-in, or the end of the session.
    case replaced
}
