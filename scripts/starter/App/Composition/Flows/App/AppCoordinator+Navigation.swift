import Navigation

/// The parts of navigation that only this app knows.
extension AppCoordinator: NavigationCoordinator {
    /// Every gate, in the order in which they are asked. All ways to a place ask them: a tap, a link, a restart.
    var gates: GateChain<AppRoute, String> {
        GateChain([{ [unowned self] in .verdict(self.verdict(for: $0)) }])
    }

    // if sign-in
    /// Visitors see the roots of sections, and nothing else.
    func verdict(for route: AppRoute) -> GateVerdict<AppRoute, String> {
        session != nil || !route.needsSession ? .allow : .signInFirst(returnTo: route)
    }

    func signIn(then action: AppReturnAction) -> AppModal? { .login(returnAction: action) }

    func returnAction(of modal: AppModal) -> AppReturnAction? {
        if case .login(let action) = modal { action } else { nil }
    }

    var signOutQuestion: AppAlert? { .signOut }
    // else
    /// Everybody may see everything. To ask for something first, answer `.redirect`, `.refuse` or `.signInFirst`.
    func verdict(for route: AppRoute) -> GateVerdict<AppRoute, String> { .allow }
    // end

    func refusal(by modal: AppModal) -> String { "“\(modal.root.title)” has to be closed first." }

    func notify(_ notice: NavigationNotice<AppRoute, AppAlert, String>) {
        switch notice {
        case .refused(let reason): notify(reason)
        case .circle, .tooManyRedirects: notify("That leads nowhere, so you stay where you are.")
        case .hiddenByNow: notify("You may not see that place any more.")
        case .staysSaved: notify("What was saved stays: undo leads back to where you were, and no further.")
        case .answerLost, .draftLost, .hiddenDraftsLost: notify("What you typed there is gone.")
        case .signInLeads: notify("Signing in leads somewhere else now.")
        }
    }
}
// if sign-in

nonisolated extension AppRoute {
    /// Whether only people who are signed in see the place.
    fileprivate var needsSession: Bool {
        switch self {
        case .giftCards(let route): route != .list
        case .account: false
        }
    }
}
// end
