import Domain
import Navigation

nonisolated extension SavedNavigation {
    /// Saves a state as links, with the awaited flows and the action after a sign-in.
    init(of state: AppState, awaited: AwaitedFlows<BookingOutcome>?) {
        self.init(of: state, awaited: awaited, ending: \.saved)
        switch state.modals.last?.value {
        case .onboarding(let returnAction)?: onboarding = returnAction.saved ?? .resume
        case let modal: signIn = modal?.returnAction?.saved
        }
    }

    /// A start that asks to sign in.
    static func askingToSignIn(then returnAction: SavedReturn) -> SavedNavigation {
        SavedNavigation(section: AppSection.home.rawValue, stacks: [:], signIn: returnAction)
    }
}

nonisolated extension RestoredNavigation<AppRoute, AppAlert> {
    /// Restores saved navigation for a user. Asks to sign in if that is required first.
    init(_ saved: SavedNavigation, over state: AppState, gate: RouteGate) {
        self.init(saved, over: state) { gate.verdict(for: $0) == .allow }
        guard gate.role == nil, let signIn = saved.signIn else { return }
        replaceModals { $0.askToSignIn(then: AppReturnAction(signIn)) }
    }
}
