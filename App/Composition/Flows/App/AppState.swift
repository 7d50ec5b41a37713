import Domain
import Navigation

/// Everything a person sees of the app's navigation.
typealias AppState = NavigationState<AppSection, AppRoute, AppModal, AppAlert>

nonisolated extension AppState {
    /// The state at the start of the app: Home, with nothing presented.
    static let start = AppState(
        (.home, AppSection.home.root), others: AppSection.allCases.dropFirst().map { ($0, $0.root) })

    /// The place on show as a place of the app, under any alert.
    var visibleRoute: AppRoute { visibleStack.top.route }

    /// The routes above the root of a section.
    func path(of section: AppSection) -> [AppRoute] { self[section].path }

    /// Every place that somebody went to: on show, under what is, or above the start of another section.
    var openRoutes: [AppRoute] {
        ([self[section]] + modals.map { $0.stack }).flatMap { $0.places.map { $0.route } }
            + AppSection.allCases.filter { $0 != section }.flatMap { path(of: $0) }
    }

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

/// Going places, each a function of the old state.
nonisolated extension AppState {
    /// Presents the modal that a route is in, at that place; presenting what is on show already changes nothing.
    @discardableResult mutating func present(_ modal: AppModal, at route: AppRoute? = nil) -> Bool {
        let path = route?.path ?? []
        if let top = modals.last, top.value == modal, top.stack.path == path { return dismissAlert() }
        return present(modal, root: modal.root, path: path)
    }

    /// Shows a section as it was left, with nothing over it.
    mutating func show(_ section: AppSection) {
        dismissAll()
        select(section)
    }

    /// Shows a route as a link does: its section with the whole stack below it, and nothing presented but what it
    /// names.
    mutating func open(_ route: AppRoute) {
        show(route.section)
        change(route.section.stack) { $0.become(route.modal == nil ? route.path : []) }
        if let modal = route.modal { present(modal, at: route) }
    }

    /// Presents the sheet that asks to sign in, in place of all else that is presented.
    mutating func askToSignIn(then returnAction: ReturnAction) {
        let login = AppModal.login(returnAction: returnAction)
        if modals.map({ $0.value }) != [login] { dismissAll() }
        present(login)
    }

    /// Goes one step back: away from the alert, or else inside what is on show, or else away from it.
    @discardableResult mutating func goBack() -> Bool { goBack(canBeClosed: \.canBeClosed) }

    /// Takes away what is not allowed: the places of a section from the first of them on, and all that is presented
    /// where any of that or what it lies over is one. From a section that is not allowed at all it leads home.
    @discardableResult mutating func keep(_ isAllowed: (AppRoute) -> Bool) -> Bool {
        let old = places
        let onShow = ([self[section]] + modals.map { $0.stack }).flatMap { $0.places.map { $0.route } }
        if cover == nil, !onShow.allSatisfy(isAllowed) { dismissAll() }
        for section in AppSection.allCases {
            change(section.stack) { $0.become(Array($0.path.prefix(while: isAllowed))) }
        }
        return isAllowed(section.root) ? places != old : select(.home)
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
