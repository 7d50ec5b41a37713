/// A root and the places above it: the navigation state of one section or one modal.
///
/// A value; the verbs are pure functions of the old state. There is always a root, because it is no element of an
/// array, and no verb traps. Nobody outside can make a place, or put one anywhere but with a verb.
///
/// What a route must be is asked by the extensions, not by the type: checking it costs each start of the app a search
/// through all conformances in the program. The verbs are inlinable, so that they are compiled for the very route.
public struct RouteStack<Route> {
    /// The place at the bottom, which never goes.
    @inlinable public var root: Place<Route> { bottom }

    @usableFromInline var bottom: Place<Route>
    @usableFromInline var above: [Place<Route>] = []
    /// The identity of the stack.
    public let id: StackID
    @usableFromInline var lastNumber = 1

    /// A stack that shows its root, or the last of the places that are above it from the start.
    @inlinable public init(_ id: StackID, root: Route, path: [Route] = []) {
        self.id = id
        bottom = Place(id: .root(of: id), route: root)
        for route in path { append(route) }
    }

    /// The place on show.
    @inlinable public var top: Place<Route> { above.last ?? root }

    /// Every place, root first; never empty.
    ///
    /// - Complexity: O(depth).
    @inlinable public var places: [Place<Route>] {
        // No `+`, whose generic form costs each start of the app two searches through all conformances.
        var places = above
        places.insert(root, at: 0)
        return places
    }

    /// Whether any place shows a route that `isMeant`.
    ///
    /// - Complexity: O(depth).
    @inlinable public func contains(where isMeant: (Route) -> Bool) -> Bool {
        isMeant(root.route) || above.contains { isMeant($0.route) }
    }

    /// The routes above the root.
    ///
    /// - Complexity: O(depth).
    @inlinable public var path: [Route] { above.map { $0.route } }
}

extension RouteStack: Equatable where Route: Equatable {
    /// Whether both show the same routes. Which visits they are is not compared: ``places`` tells visits apart.
    @inlinable public static func == (left: Self, right: Self) -> Bool {
        guard left.root.route == right.root.route, left.above.count == right.above.count else { return false }
        for index in left.above.indices where left.above[index].route != right.above[index].route { return false }
        return true
    }
}
extension RouteStack: Sendable where Route: Sendable {}

extension RouteStack {
    /// Puts a place on top that there never was before.
    @inlinable mutating func append(_ route: Route) {
        lastNumber += 1
        above.append(Place(id: PlaceID(stack: id, number: lastNumber), route: route))
    }

    /// Takes away all but some places above the root, and says whether there were more.
    @inlinable mutating func keep(_ count: Int) -> Bool {
        guard count < above.count else { return false }
        above.removeLast(above.count - count)
        return true
    }
}
