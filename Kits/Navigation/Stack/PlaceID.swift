/// The identity of a place: one visit to one route. Numbers only count up, so an identity is never reused.
public struct PlaceID: Hashable, Sendable {
    /// The stack that the place is on.
    public let stack: StackID

    /// The place's number on that stack, from 1.
    public let number: Int

    /// The root of a stack, or the only place of something without a stack, such as an alert.
    public static func root(of stack: StackID) -> PlaceID {
        PlaceID(stack: stack, number: 1)
    }

    @usableFromInline init(stack: StackID, number: Int) {
        self.stack = stack
        self.number = number
    }
}

extension PlaceID: CustomStringConvertible {
    /// A short form: `#2.5` is the fifth place that stack 2 has had.
    public var description: String { "#\(stack.number).\(number)" }
}

/// The identity of a stack: a section's for the life of the app, or a modal's while it is presented.
public struct StackID: Hashable, Sendable {
    /// The number, unique to this stack.
    public let number: Int

    /// Creates an identity.
    public init(_ number: Int) {
        self.number = number
    }
}

/// One visit to a route.
public struct Place<Route> {
    /// The identity of the visit.
    public let id: PlaceID

    /// The route.
    public let route: Route

    @inlinable init(id: PlaceID, route: Route) {
        self.id = id
        self.route = route
    }
}

extension Place: Equatable where Route: Equatable {}
extension Place: Hashable where Route: Hashable {}
extension Place: Sendable where Route: Sendable {}
