import Domain
import Foundation
import Navigation
import Observation

/// Owns all navigation of the app: one value, which nothing but this changes.
@Observable
final class AppCoordinator {
    /// Everything a person sees of navigation.
    private(set) var state = AppState()

    // if sign-in
    /// The session, or nil.
    private(set) var session: Session?

    // end
    /// The steps taken.
    @ObservationIgnored let journal = NavigationJournal<AppSection, AppRoute, AppModal, AppAlert>()

    /// The places that would lose something typed.
    @ObservationIgnored var drafts: Set<PlaceID> = []

    /// The input at each place, restored after a restart.
    @ObservationIgnored var inputs: [PlaceID: [String: String]] = [:]

    @ObservationIgnored var pendingRequest: PendingRequest?
    @ObservationIgnored var awaited: FlowOutcomes<FlowEnding>?

    @ObservationIgnored private(set) lazy var giftCards = GiftCardsCoordinator(app: self)
    // if sign-in
    @ObservationIgnored private(set) lazy var account = AccountCoordinator(app: self)
    // end
    /// The notices for the user.
    private(set) var notices: [String] = []
}

/// The visible state.
extension AppCoordinator {
    /// The routes above the root of the section on show.
    var path: [AppRoute] { state.path(of: state.section) }

    /// The sheet on show, or nil.
    var presentedSheet: AppModal? { state.modals.last?.value }

    /// The question on top of everything, or nil.
    var presentedAlert: AppAlert? { state.alert?.value }

    /// Keeps a line for the person.
    func notify(_ notice: String) { notices.append(notice) }

    /// The lines for the person since the last time.
    func drainNotices() -> [String] {
        defer { notices = [] }
        return notices
    }
}

/// The only place that changes what is shown, and links.
extension AppCoordinator {
    /// Shows a state, and tells the journal.
    func commit(_ new: AppState, as ending: FlowEnding) {
        state = new
        journal.moved(to: new)
    }

    /// Opens a link.
    ///
    /// - Throws: ``RefusedLink`` when it leads nowhere; nothing has changed then.
    func handle(url: String) throws(RefusedLink) {
        go(.route(try AppRoute.route(url)))
    }
}
// if sign-in

/// Signing in and out.
extension AppCoordinator {
    /// Somebody is here. Where they were asked to sign in on their way, they go on there.
    func begin(_ session: Session) {
        let action = presentedSheet.flatMap { returnAction(of: $0) }
        self.session = session
        journal.record(.signedIn(userName: session.userName))
        guard let action else { return }
        dismiss()
        if let request = action.request { go(request) }
    }

    /// Nobody is here any more, and nothing that was on show stays.
    func end() {
        guard let session else { return }
        self.session = nil
        journal.record(.signedOut(userName: session.userName))
        clear()
    }
}
// end
