import Navigation

/// The verbs of every flow: each changes the flow's stack, and the journal hears of what changed.
extension FlowCoordinator {
    /// Goes one place deeper; what is on top already is not pushed again.
    @discardableResult func push(_ route: Route) -> Bool {
        guard stack.push(route) else { return false }
        if let place = VisitedPlace(route) { journal?.record(.pushed(place, key)) }
        return true
    }

    /// Goes one place back, and says whether there was one.
    @discardableResult func pop() -> Bool {
        let route = stack.top.route
        guard stack.pop() else { return false }
        if let place = VisitedPlace(route) { journal?.record(.popped(place, key)) }
        return true
    }

    /// Goes back to the topmost place that shows a route.
    @discardableResult func pop(to route: Route) -> Bool {
        change { $0.pop(to: route) }
    }

    /// Goes back to the flow's start.
    @discardableResult func popToRoot() -> Bool {
        change { $0.popToRoot() }
    }

    /// Goes back to the flow's start, as to a place where nobody was before.
    func startAnew() {
        _ = change { $0.startAnew() }
    }

    /// Puts a route in place of the top.
    @discardableResult func replaceTop(with route: Route) -> Bool {
        change { $0.replaceTop(with: route) }
    }

    /// Makes a path the routes above the root.
    @discardableResult func become(_ path: [Route]) -> Bool {
        change { $0.become(path) }
    }

    /// The places above the root as the journal keeps them.
    var visitedPath: [VisitedPlace] { stack.path.compactMap { VisitedPlace($0) } }

    /// Goes where the journal says. Places that are not of this flow are left out; those that hold a search, which no
    /// journal knows, stay below a place that stays.
    func become(visited path: [VisitedPlace]) {
        var (kept, count): ([Route], Int) = ([], 0)
        for route in stack.path {
            if !route.holdsSearch {
                guard count < path.count, VisitedPlace(route) == path[count] else { break }
                count += 1
            }
            kept.append(route)
        }
        while kept.last?.holdsSearch == true { kept.removeLast() }
        become(kept + path.dropFirst(count).compactMap { $0.route as? Route })
    }

    /// Goes one place deeper, to a place of the journal.
    func push(visited place: VisitedPlace) {
        if let route = place.route as? Route { push(route) }
    }

    /// Goes back past the topmost place that the journal knows, where that is `place`: a gate may have led elsewhere.
    func popVisited(_ place: VisitedPlace) {
        guard visitedPath.last == place else { return }
        if stack.top.route.holdsSearch { become(visited: visitedPath.dropLast()) } else { pop() }
    }

    private func change(_ verb: (inout RouteStack<Route>) -> Bool) -> Bool {
        let old = visitedPath
        guard verb(&stack) else { return false }
        let new = visitedPath
        if old != new { journal?.record(.moved(from: old, to: new, key)) }
        return true
    }
}
