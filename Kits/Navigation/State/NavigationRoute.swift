/// A place of an app, and how one comes there: what the ways to go have to know of it.
public protocol NavigationRoute: Hashable, Sendable {
    /// The sections of the app.
    associatedtype Section: NavigationSection where Section.Route == Self

    /// What the app presents over its sections; nothing, unless it says what.
    associatedtype Modal: NavigationModal = NoModal<Self> where Modal.Route == Self

    /// The section that a link to the place shows; nil for a place of a modal that is presented over the section on
    /// show.
    var section: Section? { get }

    /// The modal that the place is in, or nil for a place of a section.
    var modal: Modal? { get }

    /// The places above the root that lead here, this one last.
    var path: [Self] { get }

    /// Whether what somebody searched for is in it: the journal passes over such places.
    var holdsSearch: Bool { get }

    /// The place without what somebody searched for: where one would search.
    var withoutSearch: Self { get }
}

extension NavigationRoute {
    /// No: most places show what everybody finds there.
    @inlinable public var holdsSearch: Bool { false }

    /// The place itself.
    @inlinable public var withoutSearch: Self { self }
}

/// A section of an app. Each has a stack of its own.
public protocol NavigationSection: Hashable, Sendable, CaseIterable where AllCases: RandomAccessCollection {
    /// The places of the app.
    associatedtype Route

    /// Where the section starts.
    var root: Route { get }
}

/// What is presented over the sections, with a stack of its own.
public protocol NavigationModal: Hashable, Sendable {
    /// The places of the app.
    associatedtype Route

    /// Where it starts.
    var root: Route { get }

    /// Whether going back takes it away. Nothing else is shown over one that it does not.
    var canBeClosed: Bool { get }

    /// Whether nobody is here until it is gone: nothing is asked over it.
    var isLock: Bool { get }

    /// The modal without what somebody searched for.
    var withoutSearch: Self { get }
}

extension NavigationModal {
    /// No.
    @inlinable public var isLock: Bool { false }

    /// The modal itself.
    @inlinable public var withoutSearch: Self { self }
}

/// What is asked on top of everything. At most one at a time.
public protocol NavigationAlert: Hashable, Sendable {
    /// The places of the app.
    associatedtype Route: NavigationRoute

    /// Asks whether what is typed may be lost on the way to where a request leads.
    static func discardDraft(_ request: NavigationRequest<Route.Section, Route>) -> Self

    /// The question without what somebody searched for.
    var withoutSearch: Self { get }
}

extension NavigationAlert {
    /// The question itself.
    @inlinable public var withoutSearch: Self { self }
}

/// Nothing is presented: for an app that has sections only.
public enum NoModal<Route>: NavigationModal {
    /// There are no values of this type.
    public var root: Route { switch self {} }

    /// There are no values of this type.
    public var canBeClosed: Bool { switch self {} }
}

extension NavigationRoute where Modal == NoModal<Self> {
    /// None.
    public var modal: NoModal<Self>? { nil }
}
