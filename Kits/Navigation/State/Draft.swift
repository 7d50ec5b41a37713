/// Something typed and not saved, which whoever goes away from its place would lose.
public struct Draft<Route> {
    /// The stack that it is in.
    public let stack: RouteStack<Route>

    /// The place that shows it.
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

/// The leave guard: which drafts a way to go would lose.
extension NavigationState where Section: Equatable {
    /// The drafts that are gone in another state, or all of them where that is nil: the topmost of each stack, the one
    /// nearest to the place on show first.
    ///
    /// - Parameters:
    ///   - typed: the places that hold something typed.
    ///   - isShared: whether the places of a stack share something typed, which goes with its root.
    ///   - target: the state that somebody wants to go to.
    /// - Returns: the drafts, at most one for each stack.
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
