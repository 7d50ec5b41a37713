/// A root and the places above it: the navigation state of one section or one modal.
///
/// A value; the verbs are pure functions of the old state. There is always a root, because it is no element of an
/// array, and no verb traps. Nobody outside can make a place, or put one anywhere but with a verb.
///
/// What a route must be is asked by the extensions, not by the type: checking it costs each start of the app a search
/// through all conformances in the program. The verbs are inlinable, so that they are compiled for the very route.
public struct RouteStack<Route> {
    /// The identity of the stack.
    public let id: StackID

    @usableFromInline var lowest: Visit<Route>
    @usableFromInline var above: [Visit<Route>] = []
    @usableFromInline var lastNumber = 1

    /// A stack that shows its root, or the last of the places that are above it from the start.
    @inlinable public init(_ id: StackID, root: Route, path: [Route] = []) {
        (self.id, lowest) = (id, Visit(1, root))
        for route in path { append(route) }
    }

    /// The place at the bottom, which never goes.
    @inlinable public var root: Place<Route> { place(of: lowest) }

    /// The place on show.
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

    /// Whether any place shows a route that `isMeant`.
    ///
    /// - Complexity: O(depth).
    @inlinable public func contains(where isMeant: (Route) -> Bool) -> Bool {
        isMeant(lowest.route) || above.contains { isMeant($0.route) }
    }
}

extension RouteStack: Equatable where Route: Equatable {
    /// Whether both show the same routes. Which visits they are is not compared: ``places`` tells visits apart.
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

    /// Puts a place on top that there never was before.
    @inlinable mutating func append(_ route: Route) {
        lastNumber += 1
        above.append(Visit(lastNumber, route))
    }

    /// Takes away all but some places above the root, and says whether there were more.
    @inlinable mutating func keep(_ count: Int) -> Bool {
        guard above.indices.contains(count) else { return false }
        above.removeLast(above.count - count)
        return true
    }
}
