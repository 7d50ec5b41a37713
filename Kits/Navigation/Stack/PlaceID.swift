/// The identity of one place: one visit to one route. Only counts up, so a place that is gone never comes back.
public struct PlaceID: Hashable, Sendable {
    /// The stack that the place is on.
    public let stack: StackID

    /// The place's number on that stack, from 1.
    public let number: Int

    /// The root that a stack begins with, or the only place of what has no stack to speak of, such as an alert.
    public static func root(of stack: StackID) -> PlaceID {
        PlaceID(stack: stack, number: 1)
    }

    @usableFromInline init(stack: StackID, number: Int) {
        self.stack = stack
        self.number = number
    }
}

extension PlaceID: CustomStringConvertible {
    /// The identity in short: `#2.5` is the fifth place that stack 2 ever had.
    public var description: String { "#\(stack.number).\(number)" }
}

/// The identity of one stack: a section's for the life of the app, or a modal's from presenting to dismissing.
public struct StackID: Hashable, Sendable {
    /// A number that its owner gives to no other stack.
    public let number: Int

    /// An identity by number.
    public init(_ number: Int) {
        self.number = number
    }
}

/// One visit to a route.
public struct Place<Route> {
    /// The identity of the visit.
    public let id: PlaceID

    /// Where it is.
    public let route: Route

    @inlinable init(id: PlaceID, route: Route) {
        self.id = id
        self.route = route
    }
}

extension Place: Equatable where Route: Equatable {}
extension Place: Hashable where Route: Hashable {}
extension Place: Sendable where Route: Sendable {}
