/// The verbs of a stack. Each returns whether anything changed; only ``reset()`` touches the root.
///
/// A place that stays keeps its identity. Every other place gets a new number, even where it replaces one with an
/// equal route. A verb costs what it moves, at any depth.
extension RouteStack where Route: Equatable {
    /// Pushes a route. Changes nothing if it is already on top, unless a duplicate is allowed.
    @discardableResult @inlinable public mutating func push(_ route: Route, allowingDuplicate: Bool = false) -> Bool {
        guard allowingDuplicate || highest.route != route else { return false }
        append(route)
        return true
    }

    /// Removes the top place. Does nothing at the root.
    @discardableResult @inlinable public mutating func pop() -> Bool {
        above.popLast() != nil
    }

    /// Removes up to `count` places. Does nothing for a count below one.
    @discardableResult @inlinable public mutating func pop(count: Int) -> Bool {
        keep(above.count - min(max(count, 0), above.count))
    }

    /// Goes back to the topmost place with a route, if there is one.
    @discardableResult @inlinable public mutating func pop(to route: Route) -> Bool {
        guard let index = above.lastIndex(where: { $0.route == route }) else {
            return lowest.route == route && popToRoot()
        }
        return keep(index + 1)
    }

    /// Removes the places on top whose routes satisfy a predicate.
    @discardableResult @inlinable public mutating func pop(while leaves: (Route) -> Bool) -> Bool {
        keep(above.lastIndex { !leaves($0.route) }.map { $0 + 1 } ?? 0)
    }

    /// Removes every place above the root.
    @discardableResult @inlinable public mutating func popToRoot() -> Bool {
        keep(0)
    }

    /// Removes every place, the root's visit among them: nothing kept for the old root is found at the new one.
    @discardableResult @inlinable public mutating func reset() -> Bool {
        lastNumber += 1
        (lowest, above) = (Visit(lastNumber, lowest.route), [])
        return true
    }

    /// Replaces the top route. Pushes if only the root is there.
    @discardableResult @inlinable public mutating func replaceTop(with route: Route) -> Bool {
        guard highest.route != route else { return false }
        guard !above.isEmpty else { return push(route, allowingDuplicate: true) }
        lastNumber += 1
        above[above.count - 1] = Visit(lastNumber, route)
        return true
    }

    /// Moves the topmost place with a route to the top, with its identity. Pushes if there is none above the root.
    ///
    /// - Complexity: O(places above it).
    @discardableResult @inlinable public mutating func bringToFront(_ route: Route) -> Bool {
        guard highest.route != route else { return false }
        guard let index = above.lastIndex(where: { $0.route == route }) else { return push(route) }
        above.append(above.remove(at: index))
        return true
    }

    /// Replaces the routes above the root. Places that both paths begin with stay.
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

    /// Replaces the routes above the root, like ``become(_:)``, but keeps places whose routes are `staying` up to the
    /// first place that is removed. Changes nothing if all other places are those of the path.
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
