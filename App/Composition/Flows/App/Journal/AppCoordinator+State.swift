import Domain
import Navigation

extension AppCoordinator {
    /// Where someone is.
    var state: NavigationState {
        var state = NavigationState(section: section, alert: presentedAlert?.withoutSearch)
        for flow in startedFlows { state[flow.key] = flow.visitedPath }
        state.modals = zip(presentation.modals, presentedFlows).map { modal, flow in
            NavigationState.Modal(modal: modal.value.withoutSearch.atRoot, path: flow.coordinator.visitedPath)
        }
        state.userName = session?.staff.userName
        return state
    }
}
