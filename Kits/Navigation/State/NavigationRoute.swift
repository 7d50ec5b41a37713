/// A place of an app, and how one comes there: what the ways to go have to know of it.
public protocol NavigationRoute: Hashable, Sendable {
    /// The sections of the app.
    associatedtype Section: NavigationSection where Section.Route == Self

    /// What the app presents over its sections; nothing, unless it says what.
    associatedtype Modal: NavigationModal = NoModal<Self> where Modal.Route == Self

    /// The section that the place belongs to, or that lies under its modal.
    var section: Section { get }

    /// The modal that the place is in, or nil for a place of a section.
    var modal: Modal? { get }

    /// The places above the root that lead here, this one last.
    var path: [Self] { get }
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

    /// Whether going back takes it away.
    var canBeClosed: Bool { get }
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
