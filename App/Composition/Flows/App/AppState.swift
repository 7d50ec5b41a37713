import Domain
import Navigation

/// Everything a person sees of the app's navigation.
typealias AppState = NavigationState<AppSection, AppRoute, AppModal, AppAlert>

/// The journal of the app.
typealias AppJournal = NavigationJournal<AppSection, AppRoute, AppModal, AppAlert>

/// Where a person asks to go by themselves.
typealias AppRequest = NavigationRequest<AppSection, AppRoute>

/// The action after signing in.
typealias AppReturnAction = ReturnAction<AppSection, AppRoute>

nonisolated extension AppState {
    /// The state at the start of the app: Home, with nothing presented.
    static let start = AppState()

    /// The names of the places that lead to the visible one, and of the question on top of it.
    var breadcrumb: [String] {
        visibleStack.places.map { $0.route.title } + [alert?.value.title].compactMap { $0 }
    }

    /// Whether the terminal is locked.
    var isLocked: Bool { modals.last?.value.isLock ?? false }
}

nonisolated extension AppState {
    /// Presents the sign-in in place of every other modal.
    mutating func askToSignIn(then returnAction: AppReturnAction) {
        askToSignIn(by: .login(returnAction: returnAction))
    }
}

nonisolated extension [String] {
    /// A breadcrumb as one text. Put together by hand: what joins any sequence asks the runtime about it, which is felt
    /// at the start.
    var trail: String { dropFirst().reduce(first ?? "") { "\($0) › \($1)" } }
}
