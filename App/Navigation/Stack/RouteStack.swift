/// A root and the path above it: the navigation state of one section or one modal.
///
/// A value; the verbs are pure functions of the old state. There is always a root, and no verb traps.
///
/// What a route must be is asked by the extensions, not by the type: checking it costs each start of the app a search
/// through all conformances in the program.
package struct RouteStack<Route> {
    /// Every place, root first; never empty.
    package private(set) var places: [Place<Route>]

    private let id: StackID
    private var lastNumber = 1

    /// A stack that shows its root.
    package init(_ id: StackID, root: Route) {
        self.id = id
        self.root = Place(id: .root(of: id), route: root)
        places = [self.root]
    }

    /// The place at the bottom, which never goes.
    package let root: Place<Route>

    /// The place on show.
    package var top: Place<Route> { places.last ?? root }

    /// The routes above the root.
    package var path: [Route] { places.dropFirst().map(\.route) }
}

extension RouteStack: Equatable where Route: Equatable {}
extension RouteStack: Hashable where Route: Hashable {}
extension RouteStack: Sendable where Route: Sendable {}

extension RouteStack where Route: Equatable {
    /// Makes `path` the routes above the root. Every other verb is this one with another path.
    ///
    /// Places that both paths begin with stay the same places; all others are new ones, also at the same depth.
    ///
    /// - Returns: whether anything changed.
    @discardableResult package mutating func become(_ path: [Route]) -> Bool {
        guard path != self.path else { return false }
        let kept = zip(places.dropFirst(), path).prefix { $0.route == $1 }.map(\.0)
        places = [root] + kept
        for route in path.dropFirst(kept.count) {
            lastNumber += 1
            places.append(Place(id: PlaceID(stack: id, number: lastNumber), route: route))
        }
        return true
    }
}
