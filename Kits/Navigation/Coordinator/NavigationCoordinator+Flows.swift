/// Flows that a place awaits. The place receives one outcome, even if the app restarts in between.
extension NavigationCoordinator {
    /// The outcomes that places await.
    @inlinable public var outcomes: FlowOutcomes<Outcome> {
        if let awaited { return awaited }
        let outcomes = FlowOutcomes<Outcome>()
        awaited = outcomes
        return outcomes
    }

    /// Presents the modal of a route, whose outcome a place awaits, if the gates allow it.
    @inlinable public func present(at route: Route, for place: PlaceID?) {
        present(at: route)
        if let place, let shown = state.modals.last, shown.value == route.modal {
            outcomes.wait(for: shown.stack.root.id, at: place)
        }
    }

    /// Whether the place below a modal awaits its outcome.
    @inlinable public func isAwaited(_ stack: StackID) -> Bool {
        state.modals.first?.stack.id == stack
            && awaited?.flows.waiting[.root(of: stack)] == state[state.section].top.id
    }
}
