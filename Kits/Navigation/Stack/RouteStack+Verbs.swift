/// The verbs of navigation. Each says whether anything changed; only ``reset()`` touches the root.
///
/// A place that stays keeps its identity. Every other place gets a number that none ever had on this stack, also where
/// it takes the place of one with an equal route. A verb costs what it moves, whatever the depth.
extension RouteStack where Route: Equatable {
    /// Goes one place deeper. A push of the route on top changes nothing, unless a duplicate is allowed.
    @discardableResult @inlinable public mutating func push(_ route: Route, allowingDuplicate: Bool = false) -> Bool {
        guard allowingDuplicate || highest.route != route else { return false }
        append(route)
        return true
    }

    /// Goes one place back. On the root it does nothing.
    @discardableResult @inlinable public mutating func pop() -> Bool {
        above.popLast() != nil
    }

    /// Goes some places back, as far as there are any. A count below one does nothing.
    @discardableResult @inlinable public mutating func pop(count: Int) -> Bool {
        keep(above.count - min(max(count, 0), above.count))
    }

    /// Goes back to the topmost place that shows `route`, if there is one.
    @discardableResult @inlinable public mutating func pop(to route: Route) -> Bool {
        guard let index = above.lastIndex(where: { $0.route == route }) else {
            return lowest.route == route && popToRoot()
        }
        return keep(index + 1)
    }

    /// Goes back past every place on top whose route `leaves`.
    @discardableResult @inlinable public mutating func pop(while leaves: (Route) -> Bool) -> Bool {
        keep(above.lastIndex { !leaves($0.route) }.map { $0 + 1 } ?? 0)
    }

    /// Goes back to the root.
    @discardableResult @inlinable public mutating func popToRoot() -> Bool {
        keep(0)
    }

    /// Goes back to the root as to a place where nobody was before: nothing that was kept for it is found there.
    @discardableResult @inlinable public mutating func reset() -> Bool {
        lastNumber += 1
        (lowest, above) = (Visit(lastNumber, lowest.route), [])
        return true
    }

    /// Puts a route in place of the top. On the root, which never goes, it pushes.
    @discardableResult @inlinable public mutating func replaceTop(with route: Route) -> Bool {
        guard highest.route != route else { return false }
        guard !above.isEmpty else { return push(route, allowingDuplicate: true) }
        lastNumber += 1
        above[above.count - 1] = Visit(lastNumber, route)
        return true
    }

    /// Puts the topmost place above the root that shows `route` on top of all, the same visit as it was; pushes where
    /// there is none.
    ///
    /// - Complexity: O(places above it).
    @discardableResult @inlinable public mutating func bringToFront(_ route: Route) -> Bool {
        guard highest.route != route else { return false }
        guard let index = above.lastIndex(where: { $0.route == route }) else { return push(route) }
        above.append(above.remove(at: index))
        return true
    }

    /// Replaces all: makes `path` the routes above the root. Places that both paths begin with stay.
    ///
    /// - Complexity: O(depth of both).
    @discardableResult @inlinable public mutating func become(_ path: [Route]) -> Bool {
        var kept = 0
        while kept < above.count, kept < path.count, above[kept].route == path[kept] { kept += 1 }
        guard kept < max(above.count, path.count) else { return false }
        _ = keep(kept)
        for route in path[kept...] { append(route) }
        return true
    }

    /// Makes `path` the routes above the root, as ``become(_:)`` does, but for routes that are `staying`: they are not
    /// compared, and stay up to the first place that goes. Nothing goes where all other places are those of the path.
    @discardableResult public mutating func become(_ path: [Route], staying: (Route) -> Bool) -> Bool {
        guard self.path.filter({ !staying($0) }) != path else { return false }
        var (kept, count): ([Route], Int) = ([], 0)
        for route in self.path {
            if !staying(route) {
                guard count < path.count, route == path[count] else { break }
                count += 1
            }
            kept.append(route)
        }
        return become(kept + path[count...])
    }
}
