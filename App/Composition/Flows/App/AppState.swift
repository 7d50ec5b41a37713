import Domain
import Navigation

/// Everything a person sees of the app's navigation.
typealias AppState = NavigationState<AppSection, AppRoute, AppModal, AppAlert>

nonisolated extension AppState {
    /// The state at the start of the app: Home, with nothing presented.
    static let start = AppState()

    /// The names of the places that lead to the one on show, and of the question on top of it.
    var breadcrumb: [String] {
        visibleStack.places.map { $0.route.title } + [alert?.value.title].compactMap { $0 }
    }

    /// What covers everything and does not give way, if there is such a thing.
    var cover: GateRefusal? {
        guard let modal = modals.last?.value, !modal.canBeClosed else { return nil }
        return if case .locked = modal { .locked } else { .firstStepsDue }
    }

    /// Whether the station waits for whoever locked it, or for someone else to sign in.
    var isLocked: Bool { cover == .locked }
}

nonisolated extension AppState {
    /// Presents the sheet that asks to sign in, in place of all else that is presented.
    mutating func askToSignIn(then returnAction: ReturnAction) {
        let login = AppModal.login(returnAction: returnAction)
        if modals.map({ $0.value }) != [login] { dismissAll() }
        present(login)
    }
}

/// The state as the journal keeps it.
nonisolated extension AppState {
    /// The state without what somebody searched for.
    var withoutSearch: AppState {
        var state = self
        if contains(where: { $0.holdsSearch }) { state.changeAll { $0.become($0.path.filter { !$0.holdsSearch }) } }
        if alert != nil || !modals.isEmpty { state.mapPresented({ $0.withoutSearch }, { $0.withoutSearch }) }
        return state
    }
}

nonisolated extension [String] {
    /// A breadcrumb as one text. Put together by hand: what joins any sequence asks the runtime about it, which is felt
    /// at the start.
    var trail: String { dropFirst().reduce(first ?? "") { "\($0) › \($1)" } }
}
