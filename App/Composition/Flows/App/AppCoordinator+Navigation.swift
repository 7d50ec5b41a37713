import Domain
import Navigation

/// The parts of navigation that only this app knows.
extension AppCoordinator: NavigationCoordinator {
    func verdict(for route: AppRoute) -> GateVerdict<AppRoute, GateRefusal> { gate.verdict(for: route) }

    func isLookedUp(_ route: AppRoute) -> Bool { route.isLookedUp }

    func refusal(by modal: AppModal) -> GateRefusal { modal.isLock ? .locked : .firstStepsDue }

    func signIn(then action: AppReturnAction) -> AppModal? { .login(returnAction: action) }

    func returnAction(of modal: AppModal) -> AppReturnAction? { modal.returnAction }

    var signOutQuestion: AppAlert? { .signOut }

    func notify(_ notice: NavigationNotice<AppRoute, AppAlert, GateRefusal>) {
        notify(notice.line)
    }

    /// Why the gates do not let this person see a place but lead elsewhere or nowhere, once they have looked up what
    /// they must; nil where they let them through or ask for something first.
    func error(keepingFrom route: AppRoute) async -> AppError? {
        let decision = gates.decision(for: route)
        return if case .ask(let check) = decision { await check.decision().error } else { decision.error }
    }
}
