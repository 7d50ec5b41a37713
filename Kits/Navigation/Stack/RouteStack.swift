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

    /// The routes above the root: what is compared, and kept by whoever looks back.
    @inlinable public var path: [Route] { routes }

    @usableFromInline let start: Route
    @usableFromInline var routes: [Route] = []
    /// The number of the root, and those of the places above it.
    @usableFromInline var startNumber = 1
    @usableFromInline var numbers: [Int] = []
    @usableFromInline var lastNumber = 1

    /// A stack that shows its root, or the last of the places that are above it from the start.
    @inlinable public init(_ id: StackID, root: Route, path: [Route] = []) {
        (self.id, start) = (id, root)
        for route in path { append(route) }
    }

    /// The place at the bottom, which never goes.
    @inlinable public var root: Place<Route> { Place(id: PlaceID(stack: id, number: startNumber), route: start) }

    /// The place on show.
    @inlinable public var top: Place<Route> { routes.isEmpty ? root : place(routes.count - 1) }

    /// Every place, root first; never empty.
    ///
    /// - Complexity: O(depth).
    @inlinable public var places: [Place<Route>] {
        var places = [root]
        for index in routes.indices { places.append(place(index)) }
        return places
    }

    /// Whether any place shows a route that `isMeant`.
    ///
    /// - Complexity: O(depth).
    @inlinable public func contains(where isMeant: (Route) -> Bool) -> Bool {
        isMeant(start) || routes.contains { isMeant($0) }
    }
}

extension RouteStack: Equatable where Route: Equatable {
    /// Whether both show the same routes. Which visits they are is not compared: ``places`` tells visits apart.
    @inlinable public static func == (left: Self, right: Self) -> Bool {
        left.routes == right.routes && left.start == right.start
    }
}
extension RouteStack: Sendable where Route: Sendable {}

extension RouteStack {
    /// One of the places above the root.
    @inlinable func place(_ index: Int) -> Place<Route> {
        Place(id: PlaceID(stack: id, number: numbers[index]), route: routes[index])
    }

    /// Puts a place on top that there never was before.
    @inlinable mutating func append(_ route: Route) {
        lastNumber += 1
        routes.append(route)
        numbers.append(lastNumber)
    }

    /// Takes away all but some places above the root, and says whether there were more.
    @inlinable mutating func keep(_ count: Int) -> Bool {
        guard routes.indices.contains(count) else { return false }
        routes.removeLast(routes.count - count)
        numbers.removeLast(numbers.count - count)
        return true
    }
}
