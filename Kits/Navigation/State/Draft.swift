/// Unsaved input that would be lost with its place.
public struct Draft<Route> {
    /// The stack of the place.
    public let stack: RouteStack<Route>

    /// The place.
    public let place: PlaceID

    @inlinable init(stack: RouteStack<Route>, place: PlaceID) {
        (self.stack, self.place) = (stack, place)
    }

    /// The routes from the root to the draft.
    public var trail: [Route] {
        let places = stack.places
        let index = places.firstIndex { $0.id == place } ?? 0
        return places.prefix(index + 1).map { $0.route }
    }
}

/// The leave guard: the drafts that a change of state would lose.
extension NavigationState where Section: Equatable {
    /// The drafts whose places are not in another state, or all for nil: the topmost of each stack, nearest to the
    /// visible place first.
    ///
    /// - Parameters:
    ///   - typed: the places with unsaved input.
    ///   - isShared: whether the places of a stack share unsaved input, which is lost with its root.
    ///   - target: the other state.
    /// - Returns: at most one draft for each stack.
    @inlinable public func drafts(
        at typed: Set<PlaceID>, sharedOn isShared: (StackID) -> Bool, lostBy target: Self?
    ) -> [Draft<Route>] {
        let kept = Set(target?.places ?? [])
        let others = sections.filter { $0.id != self[section].id }
        let stacks = modals.reversed().map { $0.stack } + [self[section]] + others
        return stacks.compactMap { stack in
            let shared = isShared(stack.id) && !kept.contains(stack.root.id) ? stack.top.id : nil
            let place = stack.places.last { typed.contains($0.id) && !kept.contains($0.id) }?.id ?? shared
            return place.map { Draft(stack: stack, place: $0) }
        }
    }
}
