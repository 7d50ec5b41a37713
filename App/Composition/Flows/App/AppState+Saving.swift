import Domain
import Foundation
import Navigation

nonisolated extension SavedNavigation {
    /// A state as links, with who waits for what, and where somebody goes who has to sign in first.
    init(of state: AppState, awaited: AwaitedFlows<BookingOutcome>?) {
        self.init(of: state, awaited: awaited, ending: \.saved)
        switch state.modals.last?.value {
        case .onboarding(let returnAction)?: onboarding = returnAction.saved ?? .resume
        case let modal: signIn = modal?.returnAction?.saved
        }
    }

    /// A start at which somebody is asked to sign in.
    static func askingToSignIn(then returnAction: SavedReturn) -> SavedNavigation {
        SavedNavigation(section: AppSection.home.rawValue, stacks: [:], signIn: returnAction)
    }
}

nonisolated extension RestoredNavigation<AppRoute, AppAlert> {
    /// What was saved, for whoever the gate knows. Whoever is to sign in first is asked to.
    init(_ saved: SavedNavigation, over state: AppState, gate: RouteGate) {
        self.init(saved, over: state) { gate.verdict(for: $0) == .allow }
        guard gate.role == nil, let signIn = saved.signIn else { return }
        replaceModals { $0.askToSignIn(then: AppReturnAction(signIn)) }
    }
}
