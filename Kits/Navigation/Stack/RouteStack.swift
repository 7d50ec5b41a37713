/// A root and the places above it: the navigation state of a section or a modal.
///
/// A value whose verbs are pure functions. The root is stored apart from the array of the others, so there always is
/// one, and no verb traps. Only verbs make or move places.
///
/// Extensions state what they require of routes, not the type: checking it would cost each start of the app a search
/// through all conformances. The verbs are inlinable, so that they are specialized for the app's route.
public struct RouteStack<Route> {
    /// The identity of the stack.
    public let id: StackID

    @usableFromInline var lowest: Visit<Route>
    @usableFromInline var above: [Visit<Route>] = []
    @usableFromInline var lastNumber = 1

    /// Creates a stack with a root and the routes above it.
    @inlinable public init(_ id: StackID, root: Route, path: [Route] = []) {
        (self.id, lowest) = (id, Visit(1, root))
        for route in path { append(route) }
    }

    /// The place at the bottom, which is never removed.
    @inlinable public var root: Place<Route> { place(of: lowest) }

    /// The place on top.
    @inlinable public var top: Place<Route> { place(of: highest) }

    /// Every place, root first; never empty.
    ///
    /// - Complexity: O(depth).
    @inlinable public var places: [Place<Route>] {
        var places = [root]
        for visit in above { places.append(place(of: visit)) }
        return places
    }

    /// The routes above the root.
    ///
    /// - Complexity: O(depth).
    @inlinable public var path: [Route] { above.map { $0.route } }

    /// Whether any place has a route that satisfies a predicate.
    ///
    /// - Complexity: O(depth).
    @inlinable public func contains(where isMeant: (Route) -> Bool) -> Bool {
        isMeant(lowest.route) || above.contains { isMeant($0.route) }
    }
}

extension RouteStack: Equatable where Route: Equatable {
    /// Whether both have the same routes. Visits are not compared; compare ``places`` for that.
    @inlinable public static func == (left: Self, right: Self) -> Bool {
        left.above == right.above && left.lowest == right.lowest
    }
}
extension RouteStack: Sendable where Route: Sendable {}

extension RouteStack {
    @inlinable var highest: Visit<Route> { above.last ?? lowest }

    @inlinable func place(of visit: Visit<Route>) -> Place<Route> {
        Place(id: PlaceID(stack: id, number: visit.number), route: visit.route)
    }

    /// Adds a new place on top.
    @inlinable mutating func append(_ route: Route) {
        lastNumber += 1
        above.append(Visit(lastNumber, route))
    }

    /// Keeps the lowest `count` places above the root. Returns whether there were more.
    @inlinable mutating func keep(_ count: Int) -> Bool {
        guard above.indices.contains(count) else { return false }
        above.removeLast(above.count - count)
        return true
    }
}
