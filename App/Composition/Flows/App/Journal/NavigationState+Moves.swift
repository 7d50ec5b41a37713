/// Where the plainest ways to move lead, from the state alone: without a gate, and without anything typed.
nonisolated extension NavigationState {
    /// One step back: away from the alert, or else inside the flow on show, or else away from a modal that can be
    /// closed.
    var goneBack: NavigationState {
        var state = self
        if alert != nil {
            state.alert = nil
        } else if !self[visibleFlow].isEmpty {
            state[visibleFlow].removeLast()
        } else if modals.last?.modal.canBeClosed == true {
            state.modals.removeLast()
        }
        return state
    }

    /// A section on show as it was left, and nothing over it.
    func showing(_ section: AppSection) -> NavigationState {
        var state = self
        (state.section, state.modals, state.alert) = (section, [], nil)
        return state
    }

    /// A route as a link leads to it.
    func showing(_ route: AppRoute) -> NavigationState {
        var state = showing(route.section)
        state[.section(route.section)] = []
        if let modal = route.modal {
            state.modals = [Modal(modal: modal.atRoot, path: modal.path)]
        } else {
            state[.section(route.section)] = route.inFlow.visitedPath
        }
        return state
    }

    /// The place on show as a place of the app; nil for one that no link leads to.
    var visibleRoute: AppRoute? {
        if let place = self[visibleFlow].last { return (place.route as? any LinkedRoute)?.inApp }
        return switch modals.last?.modal {
        case nil: section.root
        case .settings(let route): .settings(route)
        case .profile(let route): .profile(route)
        case .booking(let route): .booking(route)
        case .login, .locked, .contactSupport, .share, .onboarding, .purchaseConfirmation: nil
        }
    }
}
