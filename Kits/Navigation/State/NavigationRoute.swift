/// A route of an app, with its place in the app's sections and modals.
public protocol NavigationRoute: Hashable, Sendable {
    /// The sections of the app.
    associatedtype Section: NavigationSection where Section.Route == Self

    /// The modals of the app; none by default.
    associatedtype Modal: NavigationModal = NoModal<Self> where Modal.Route == Self

    /// The section that a link to the route shows; nil for a modal's route that is presented above the visible
    /// section.
    var section: Section? { get }

    /// The modal that the route belongs to, or nil for a section's route.
    var modal: Modal? { get }

    /// The routes above the root that lead to this one, which is the last.
    var path: [Self] { get }

    /// Whether the route contains search text. The journal leaves such places out.
    var holdsSearch: Bool { get }

    /// The route without search text.
    var withoutSearch: Self { get }
}

extension NavigationRoute {
    /// Returns false: most routes contain no search text.
    @inlinable public var holdsSearch: Bool { false }

    /// Returns the route itself.
    @inlinable public var withoutSearch: Self { self }
}

/// A section of an app, with its own stack.
public protocol NavigationSection: Hashable, Sendable, CaseIterable where AllCases: RandomAccessCollection {
    /// The places of the app.
    associatedtype Route

    /// The root of the section.
    var root: Route { get }
}

/// A modal of an app, with its own stack.
public protocol NavigationModal: Hashable, Sendable {
    /// The places of the app.
    associatedtype Route

    /// The root of the modal.
    var root: Route { get }

    /// Whether going back dismisses it. Nothing else can be presented above a modal that cannot be closed.
    var canBeClosed: Bool { get }

    /// Whether it locks the app: no alert is presented above it.
    var isLock: Bool { get }

    /// The modal without search text.
    var withoutSearch: Self { get }
}

extension NavigationModal {
    /// Returns false.
    @inlinable public var isLock: Bool { false }

    /// Returns the modal itself.
    @inlinable public var withoutSearch: Self { self }
}

/// A question that is presented above everything, one at a time.
public protocol NavigationAlert: Hashable, Sendable {
    /// The places of the app.
    associatedtype Route: NavigationRoute

    /// The question whether a request may discard a draft.
    static func discardDraft(_ request: NavigationRequest<Route.Section, Route>) -> Self

    /// The alert without search text.
    var withoutSearch: Self { get }
}

extension NavigationAlert {
    /// Returns the alert itself.
    @inlinable public var withoutSearch: Self { self }
}

/// The modals of an app without any. The type has no values.
public enum NoModal<Route>: NavigationModal {
    /// Never called: the type has no values.
    public var root: Route { switch self {} }

    /// Never called: the type has no values.
    public var canBeClosed: Bool { switch self {} }
}

extension NavigationRoute where Modal == NoModal<Self> {
    /// Returns nil.
    public var modal: NoModal<Self>? { nil }
}
