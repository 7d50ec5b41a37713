import DesignSystem
import Domain
import Navigation
import Observation
import Onboarding

/// Owns all navigation of the app: which section is on show, what is presented over it, and who may go where.
@Observable
final class AppCoordinator {
    /// The section on show, under any sheet.
    private(set) var section = AppSection.home

    /// What is presented over the section.
    private(set) var presentation = Presentation<AppModal, AppAlert>(after: AppSection.allCases.count)

    /// Who is signed in, or nil for a visitor.
    private(set) var session: StaffSession?

    /// Who left the station locked: what they had on show is kept under the lock, for them alone.
    @ObservationIgnored var locked: StaffSession?

    /// The sections that someone has been to since the start; the others are at their roots.
    @ObservationIgnored private(set) var startedFlows: [any SectionCoordinator] = []

    @ObservationIgnored private(set) lazy var home = start(HomeCoordinator())
    @ObservationIgnored private(set) lazy var appointments = start(AppointmentsCoordinator())
    @ObservationIgnored private(set) lazy var patients = start(PatientsCoordinator())
    @ObservationIgnored private(set) lazy var orders = start(OrdersCoordinator())
    @ObservationIgnored private(set) lazy var catalog = start(CatalogCoordinator())
    @ObservationIgnored private(set) lazy var music = start(MusicCoordinator())

    /// What was done, step by step.
    @ObservationIgnored let journal: NavigationJournal

    /// The places that would lose something typed.
    @ObservationIgnored var drafts: Set<PlaceID> = []

    @ObservationIgnored private var notices: [String] = []
    @ObservationIgnored private var modalFlows: [(stack: StackID, flow: ModalFlow)] = []
    /// Who waits for the outcome of a booking; nil as long as nobody ever did.
    @ObservationIgnored var awaited: FlowOutcomes<BookingOutcome>?
    @ObservationIgnored private(set) lazy var gates = makeGates(carts: carts)
    /// Where someone wants to go as soon as a gate has looked something up, or nil.
    @ObservationIgnored var pendingWish: PendingWish?

    @ObservationIgnored private let carts: any CartRepository
    @ObservationIgnored let sessions: any StaffSessionRepository
    /// Whether other stations can change who works here.
    @ObservationIgnored let isShared: Bool
    /// Hears what becomes of the session that others can change, or nil.
    @ObservationIgnored var sessionReading: Task<Void, Never>?
    @ObservationIgnored let savedStates: any SavedStateRepository
    @ObservationIgnored let identifiers: any IdentifierSource
    @ObservationIgnored let makeWelcome: (any WelcomeDelegate) -> WelcomeModel

    /// The navigation of an app that was just started, at Home with nobody signed in.
    init(container: DependencyContainer) {
        carts = container.carts
        sessions = container.sessions
        isShared = container.sync.atStart.reach != nil
        savedStates = container.savedStates
        identifiers = container.identifiers
        journal = NavigationJournal(operations: container.identifiers)
        makeWelcome = container.welcomeModel(delegate:)
    }

    deinit {
        sessionReading?.cancel()
    }

    /// What the gates that know at once ask of whoever is here now.
    var gate: RouteGate { RouteGate(session: session) }

    /// Puts a section on show; its stack is left as it is, and so is the gate's word on it.
    func select(_ section: AppSection) {
        guard section != self.section else { return }
        let old = self.section
        self.section = section
        journal.record(.selected(section, from: old))
    }

    /// Presents a modal over what is there. Nothing lies over what does not give way.
    func present(_ modal: AppModal) {
        if let cover { tell(cover.line) } else { presentOverAll(modal) }
    }

    /// Presents a modal over whatever is there.
    func presentOverAll(_ modal: AppModal) {
        forgetAnswerTyped()
        dismissAlert()
        presentation.present(modal)
        guard let stack = presentation.top?.stack else { return }
        let seat = ModalSeat(stack: stack, level: presentation.modals.count - 1, journal: journal)
        modalFlows.append((stack, flow(of: modal, in: seat)))
        journal.record(.presented(modal.withoutSearch.atRoot, modal.path))
    }

    /// Asks something on top of everything.
    func present(alert: AppAlert) {
        if isLocked { return tell(GateRefusal.locked.line) }
        forgetAnswerTyped()
        dismissAlert()
        presentation.present(alert: alert)
        journal.record(.asked(alert.withoutSearch))
    }

    /// Takes away what is on top: the alert, or else the modal on show.
    ///
    /// - Parameter outcome: what whoever waits for the modal hears, unless it ended before.
    /// - Returns: whether there was anything.
    @discardableResult func dismiss(as outcome: BookingOutcome = .cancelled) -> Bool {
        if dismissAlert() { return true }
        guard let modal = presentation.top, let flow = visibleModal?.coordinator else { return false }
        presentation.dismiss()
        forgetDismissedFlows()
        journal.record(.dismissed(modal.value.withoutSearch.atRoot, flow.visitedPath))
        awaited?.end(modal.stack, with: outcome)
        if case .locked = modal.value { forgetWhoLeft() }
        return true
    }

    /// Takes away everything that is presented: something else takes its place.
    func dismissAll() {
        while dismiss(as: .replaced) {}
    }

    /// Takes the alert away, and says whether there was one.
    @discardableResult func dismissAlert() -> Bool {
        guard let alert = presentation.alert?.value else { return false }
        presentation.dismiss()
        journal.record(.answered(alert.withoutSearch))
        return true
    }

    /// The flow of the modal on show, or nil.
    var visibleModal: ModalFlow? { presentedFlows.last }

    /// The flows of all modals, the one on show last.
    var presentedFlows: [ModalFlow] {
        presentation.modals.compactMap { modal in modalFlows.first { $0.stack == modal.stack }?.flow }
    }

    private func forgetDismissedFlows() {
        modalFlows.removeAll { flow in !presentation.modals.contains { $0.stack == flow.stack } }
    }

    /// From here on this is who is signed in. Where somebody else was, nothing of what was on show stays.
    func beginSession(_ session: StaffSession) {
        if self.session?.staff.id != session.staff.id { clear() }
        becomeSession(session)
    }

    /// From here on this is who is signed in; what is on show stays.
    func becomeSession(_ session: StaffSession) {
        self.session = session
        journal.record(.signedIn(userName: session.staff.userName))
        followSession()
    }

    /// Takes in what is known by now of whoever is signed in. In another role they stay where that may be.
    func sessionChanged(_ session: StaffSession) {
        guard let old = self.session, old.staff.id == session.staff.id else { return }
        self.session = session
        if old.staff.role != session.staff.role { roleChanged(to: session.staff.role) }
    }

    /// From here on nobody is signed in.
    func endSession() {
        guard let session else { return }
        self.session = nil
        journal.record(.signedOut(userName: session.staff.userName))
    }

    /// Brings every section back to its start, so that nobody finds another person's place.
    func clear() {
        for flow in startedFlows { flow.startAnew() }
        select(.home)
        awaited?.keep(only: livePlaces)
    }

    private func start<Flow: SectionCoordinator>(_ flow: Flow) -> Flow {
        flow.app = self
        startedFlows.append(flow)
        return flow
    }

    /// Keeps a line for the user, as text that cannot act on the terminal.
    func tell(_ notice: String) {
        notices.append(VisibleText.of(notice))
    }

    /// The lines for the user since the last time.
    func takeNotices() -> [String] {
        defer { notices = [] }
        return notices
    }
}
