import Domain
import Navigation

/// Asks to sign in where a session has ended.
extension AppCoordinator: ErrorRouting {
    func present(_ error: AppError) -> ErrorPresentation {
        if case .patients(.notes(let number)) = state.visibleRoute, error == .reasonRequired(for: number) {
            admitPlaceOnShow()
        }
        guard error == .signInRequired else { return .inline }
        if state.isLocked { return .signIn }
        forgetTypedInModals()
        let goal: AppReturnAction? = if case .onboarding(let action)? = presentedModal { action } else { nil }
        // Closing the sheet does not skip the first steps: the session is over, and its places are gone.
        if goal != nil { sessions.end() }
        change(as: .replaced) { [section] in
            if goal != nil { $0.reset() }
            $0.askToSignIn(then: goal ?? .section(section))
            return true
        }
        return .signIn
    }
}
