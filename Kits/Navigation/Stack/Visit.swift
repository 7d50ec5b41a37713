/// One visit to a route. An object, so that copying a path does not copy its routes.
@usableFromInline final class Visit<Route> {
    /// The number of the visit on its stack.
    @usableFromInline let number: Int

    /// The route.
    @usableFromInline let route: Route

    @inlinable init(_ number: Int, _ route: Route) {
        (self.number, self.route) = (number, route)
    }
}

extension Visit: Sendable where Route: Sendable {}
extension Visit: Equatable where Route: Equatable {
    /// Whether both have the same route.
    @inlinable static func == (left: Visit, right: Visit) -> Bool {
        left === right || left.route == right.route
    }
}
