import Domain
import Navigation

/// What the ways to go have to know of this app.
extension AppCoordinator: NavigationCoordinator {
    func verdict(for route: AppRoute) -> GateVerdict<AppRoute, GateRefusal> { gate.verdict(for: route) }

    func isLookedUp(_ route: AppRoute) -> Bool { route.isLookedUp }

    func refusal(by modal: AppModal) -> GateRefusal { modal.isLock ? .locked : .firstStepsDue }

    func signIn(then action: AppReturnAction) -> AppModal? { .login(returnAction: action) }

    func returnAction(of modal: AppModal) -> AppReturnAction? { modal.returnAction }

    var signOutQuestion: AppAlert? { .signOut }

    func tell(_ notice: NavigationNotice<AppRoute, AppAlert, GateRefusal>) {
        tell(notice.line)
    }

    /// Why the gates do not let this person see a place but lead elsewhere or nowhere, once they have looked up what
    /// they must; nil where they let them through or ask for something first.
    func error(keepingFrom route: AppRoute) async -> AppError? {
        let decision = gates.decision(for: route)
        return if case .ask(let check) = decision { await check.decision().error } else { decision.error }
    }
}

extension BookingOutcome {
    /// The outcome of a flow that never came to its own end.
    init(_ ending: FlowEnding) {
        switch ending {
        case .cancelled: self = .cancelled
        case .replaced: self = .replaced
        }
    }
}

nonisolated extension NavigationNotice<AppRoute, AppAlert, GateRefusal> {
    /// What the user reads.
    fileprivate var line: String {
        switch self {
        case .refused(let refusal): refusal.line
        case .circle(let route): "\(route.breadcrumb.trail) leads back to itself, so you stay where you are."
        case .tooManyRedirects: "That place leads on and on to others, so you stay where you are."
        case .hiddenByNow: "You may not see that place any more, so you stay where you are."
        case .staysSaved(let causes):
            "Undo leads back to where you were, and no further: what "
                + causes.map { "“\($0.text)”" }.joined(separator: ", ") + " saved stays."
        case .answerLost(let alert): "“\(alert.title)” was closed; what you typed there is gone."
        case .draftLost(let routes): "“\(routes.map { $0.title }.trail)” was closed; what you typed there is gone."
        case .hiddenDraftsLost: "What you typed where you may not be any more is gone."
        case .signInLeads(let goal, let earlier):
            "Signing in leads to \(goal.goal) now, no longer to \(earlier.goal)."
        }
    }
}
