/// Where a person asks to go by themselves; what a feature leads to on its way is a step instead.
public enum NavigationRequest<Section, Route> {
    /// One step back, or away from what is on top.
    case back
    /// Away from the modal on show, with all its places.
    case close
    /// A section, as it was left.
    case section(Section)
    /// A place, as a link leads there.
    case route(Route)
    /// Back in the section on show to the topmost place that shows a route.
    case upTo(Route)
    /// To sign in.
    case signIn
    /// To sign out.
    case signOut
    /// Where one was before the last step.
    case undo
    /// Where one was before the last undo.
    case redo
}

extension NavigationRequest: Equatable where Section: Equatable, Route: Equatable {}
extension NavigationRequest: Hashable where Section: Hashable, Route: Hashable {}
extension NavigationRequest: Sendable where Section: Sendable, Route: Sendable {}

extension NavigationRequest {
    /// Whether gates are asked: back leads to places where one was let in, and anyone may sign in or out.
    @inlinable public var isGated: Bool {
        switch self {
        case .back, .close, .signIn, .signOut: false
        case .section, .route, .upTo, .undo, .redo: true
        }
    }

    /// How a modal ends that the request takes away.
    @inlinable public var ending: FlowEnding {
        switch self {
        case .back, .close, .upTo, .undo, .redo: .cancelled
        case .section, .route, .signIn, .signOut: .replaced
        }
    }

    /// What comes after a sign-in that is asked for on the way; nil where that is going to the place itself.
    @inlinable public var returnAction: ReturnAction<Section, Route>? {
        if case .section(let section) = self { .section(section) } else { nil }
    }
}

extension NavigationRequest where Route: NavigationRoute {
    /// The request without what somebody searched for.
    @inlinable public var withoutSearch: Self {
        if case .route(let route) = self { .route(route.withoutSearch) } else { self }
    }
}

/// How a flow ended that never came to its own end.
public enum FlowEnding: Hashable, Sendable {
    /// The person closed it, or took back that it was begun.
    case cancelled
    /// Something else took its place: a link, a section, a sign-in, or the end of the session.
    case replaced
}
