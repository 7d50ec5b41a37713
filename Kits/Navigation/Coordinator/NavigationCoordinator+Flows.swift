/// Presenting a flow that a place waits for. Whoever waits hears once how it ended, also in the next run of the app.
extension NavigationCoordinator {
    /// Who waits for what.
    @inlinable public var outcomes: FlowOutcomes<Outcome> {
        if let awaited { return awaited }
        let outcomes = FlowOutcomes<Outcome>()
        awaited = outcomes
        return outcomes
    }

    /// Presents the modal that a route is in, whose outcome is for a place, if the gates let this person through.
    @inlinable public func present(at route: Route, for place: PlaceID?) {
        present(at: route)
        if let place, let shown = state.modals.last, shown.value == route.modal {
            outcomes.wait(for: shown.stack.root.id, at: place)
        }
    }

    /// Whether the place on show under a modal waits for it.
    @inlinable public func isAwaited(_ stack: StackID) -> Bool {
        state.modals.first?.stack.id == stack
            && awaited?.flows.waiting[.root(of: stack)] == state[state.section].top.id
    }
}
