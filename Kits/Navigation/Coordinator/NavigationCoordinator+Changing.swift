/// Changing what is shown, with no gate and no draft asked.
extension NavigationCoordinator {
    /// Changes the state by a verb, and draws the consequences where the verb says that anything changed.
    ///
    /// - Parameters:
    ///   - ending: how flows end whose places go.
    ///   - verb: changes the state, and says whether anything changed.
    /// - Returns: whether anything changed.
    @discardableResult @inlinable public func change(
        as ending: FlowEnding = .cancelled, _ verb: (inout State) -> Bool
    ) -> Bool {
        var new = state
        guard verb(&new) else { return false }
        commit(new, as: ending)
        return true
    }

    /// Takes away what is on top: the alert, or else the modal on show.
    @discardableResult @inlinable public func dismiss() -> Bool { change { $0.dismiss() } }

    /// Takes the alert away, and says whether there was one.
    @discardableResult @inlinable public func dismissAlert() -> Bool { change { $0.dismissAlert() } }

    /// Presents a modal over what is there. Nothing lies over what does not give way.
    @inlinable public func present(_ modal: Route.Modal) {
        if let cover { return notify(.refused(cover)) }
        forgetAnswerTyped()
        change { $0.present(modal) }
    }

    /// Asks something on top of everything. Nothing is asked where nobody is here.
    @inlinable public func present(alert: Alert) {
        if let modal = state.modals.last?.value, modal.isLock { return notify(.refused(refusal(by: modal))) }
        forgetAnswerTyped()
        change { $0.present(alert: alert) }
    }

    /// Takes everything away that is presented and brings every section back to its start, so that nobody finds another
    /// person's place.
    public func clear() {
        change(as: .replaced) { $0.dismissAll() }
        change { $0.reset() }
        awaited?.keep(only: Set(state.places))
    }

    /// Takes away what whoever is here may not see any more, and what lies over it; and says what is lost by it.
    public func keepAllowed() {
        dropRequest()
        journal.aside { change(as: .replaced) { $0.keep(isAllowed) } }
        let places = Set(state.places)
        guard !drafts.isSubset(of: places) else { return }
        notify(.hiddenDraftsLost)
        drafts.formIntersection(places)
    }

    /// Why nothing but the modal on show can be shown; nil where it can.
    @inlinable public var cover: Refusal? {
        guard let modal = state.modals.last?.value, !modal.canBeClosed else { return nil }
        return refusal(by: modal)
    }

    /// Whether the gates that know at once let whoever is here see a place.
    @inlinable public func isAllowed(_ route: Route) -> Bool {
        if case .allow = verdict(for: route) { true } else { false }
    }
}
