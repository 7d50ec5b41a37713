/// Changes without gates and without questions about drafts.
extension NavigationCoordinator {
    /// Applies a verb to the state, and commits the result if the verb changed anything.
    ///
    /// - Parameters:
    ///   - ending: how flows end whose places are removed.
    ///   - verb: changes the state and returns whether it did.
    /// - Returns: whether anything changed.
    @discardableResult @inlinable public func change(
        as ending: FlowEnding = .cancelled, _ verb: (inout State) -> Bool
    ) -> Bool {
        var new = state
        guard verb(&new) else { return false }
        commit(new, as: ending)
        return true
    }

    /// Dismisses the alert, or else the modal on top.
    @discardableResult @inlinable public func dismiss() -> Bool { change { $0.dismiss() } }

    /// Dismisses the alert. Returns whether there was one.
    @discardableResult @inlinable public func dismissAlert() -> Bool { change { $0.dismissAlert() } }

    /// Presents a modal on top, unless the modal there cannot be closed.
    @inlinable public func present(_ modal: Route.Modal) {
        if let cover { return notify(.refused(cover)) }
        forgetAnswerTyped()
        change { $0.present(modal) }
    }

    /// Presents an alert on top of everything, if a user is there to answer it.
    @inlinable public func present(alert: Alert) {
        if let modal = state.modals.last?.value, modal.isLock { return notify(.refused(refusal(by: modal))) }
        forgetAnswerTyped()
        change { $0.present(alert: alert) }
    }

    /// Dismisses every modal and resets every section, so that nobody finds another person's place.
    public func clear() {
        change(as: .replaced) { $0.dismissAll() }
        change { $0.reset() }
        awaited?.keep(only: Set(state.places))
    }

    /// Removes the places that the current user may no longer see, with everything above them, and reports lost
    /// drafts.
    public func keepAllowed() {
        dropRequest()
        journal.aside { change(as: .replaced) { $0.keep(isAllowed) } }
        let places = Set(state.places)
        guard !drafts.isSubset(of: places) else { return }
        notify(.hiddenDraftsLost)
        drafts.formIntersection(places)
    }

    /// Why nothing can be presented above the modal on top; nil if something can.
    @inlinable public var cover: Refusal? {
        guard let modal = state.modals.last?.value, !modal.canBeClosed else { return nil }
        return refusal(by: modal)
    }

    /// Whether the gates that decide at once allow the current user to see a place.
    @inlinable public func isAllowed(_ route: Route) -> Bool {
        if case .allow = verdict(for: route) { true } else { false }
    }
}
