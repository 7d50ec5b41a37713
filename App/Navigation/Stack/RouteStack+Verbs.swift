/// The verbs of navigation. Each says whether anything changed.
extension RouteStack where Route: Equatable {
    /// Goes one place deeper. A push of what is already on top does nothing.
    @discardableResult package mutating func push(_ route: Route) -> Bool {
        top.route == route ? false : become(path + [route])
    }

    /// Goes one place back. On the root it does nothing.
    @discardableResult package mutating func pop() -> Bool {
        become(path.dropLast())
    }

    /// Goes back to the topmost place that shows `route`, if there is one.
    @discardableResult package mutating func pop(to route: Route) -> Bool {
        guard let index = path.lastIndex(of: route) else { return route == root.route ? popToRoot() : false }
        return become(Array(path[...index]))
    }

    /// Goes back to the root.
    @discardableResult package mutating func popToRoot() -> Bool {
        become([])
    }

    /// Puts a route in place of the top. On the root, which never goes, it pushes.
    @discardableResult package mutating func replaceTop(with route: Route) -> Bool {
        path.isEmpty ? push(route) : become(path.dropLast() + [route])
    }
}
