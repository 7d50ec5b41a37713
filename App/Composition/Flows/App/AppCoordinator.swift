import DesignSystem
import Domain
import FoundationEssentials
import Navigation
import Observation
import Onboarding

/// Owns all navigation of the app: one value, which nothing but this changes.
@Observable
final class AppCoordinator {
    /// Everything a person sees of navigation.
    private(set) var state = AppState.start

    /// The steps taken.
    @ObservationIgnored let journal: AppJournal

    /// The places that would lose something typed.
    @ObservationIgnored var drafts: Set<PlaceID> = []

    /// The fields that are filled in at each place, to be restored after a restart.
    @ObservationIgnored var inputs: [(place: PlaceID, fields: [String: String])] = []

    /// The places of people who signed out since the last save.
    @ObservationIgnored var statesLeft: [StateOwner: Data] = [:]

    /// The outcomes of bookings that places await; nil until one first does, because its type costs a start more than
    /// a screen.
    @ObservationIgnored var awaited: FlowOutcomes<BookingOutcome>?

    /// The request that waits for a gate's lookup, or nil.
    @ObservationIgnored var pendingRequest: PendingRequest?

    /// The session.
    @ObservationIgnored private(set) lazy var sessions = makeSessions(self)

    @ObservationIgnored private(set) lazy var home = HomeCoordinator(app: self)
    @ObservationIgnored private(set) lazy var appointments = AppointmentsCoordinator(app: self)
    @ObservationIgnored private(set) lazy var patients = PatientsCoordinator(app: self)
    @ObservationIgnored private(set) lazy var orders = OrdersCoordinator(app: self)
    @ObservationIgnored private(set) lazy var catalog = CatalogCoordinator(app: self)
    @ObservationIgnored private(set) lazy var music = MusicCoordinator(app: self)
    @ObservationIgnored private(set) lazy var gates = GateChain(of: self, carts: carts, patients: patientRecords)

    @ObservationIgnored private var notices: [String] = []
    @ObservationIgnored private var modalFlows: [(stack: StackID, flow: ModalFlow)] = []

    @ObservationIgnored private let carts: any CartRepository
    @ObservationIgnored private let patientRecords: any PatientRepository
    @ObservationIgnored private let makeSessions: (AppCoordinator) -> SessionCoordinator
    @ObservationIgnored let savedStates: any SavedStateRepository
    @ObservationIgnored let identifiers: NotedIdentifiers
    @ObservationIgnored let makeWelcome: (any WelcomeDelegate) -> WelcomeModel

    /// Creates the navigation of an app that was just started: at Home, signed out.
    init(container: DependencyContainer) {
        carts = container.carts
        patientRecords = container.patients
        let (sessions, identifiers) = (container.sessions, container.identifiers)
        makeSessions = { SessionCoordinator(sessions, app: $0) }
        savedStates = container.savedStates
        self.identifiers = identifiers
        journal = AppJournal(takeWrites: identifiers.takeNotes)
        makeWelcome = container.welcomeModel(delegate:)
    }
}

/// The visible state.
extension AppCoordinator {
    /// The session, or nil for a visitor.
    var session: StaffSession? { sessions.session }

    /// The selected section, below any modal.
    var section: AppSection { state.section }

    /// The routes above the root of the selected section.
    var path: [AppRoute] { state.path(of: state.section) }

    /// The modal on top, or nil.
    var presentedModal: AppModal? { state.modals.last?.value }

    /// The sheet on top, or nil.
    var presentedSheet: AppModal? { presentedModal.flatMap { $0.style == .sheet ? $0 : nil } }

    /// The full-screen cover on top, or nil.
    var presentedFullScreenCover: AppModal? { presentedModal.flatMap { $0.style == .fullScreenCover ? $0 : nil } }

    /// The alert on top of everything, or nil.
    var presentedAlert: AppAlert? { state.alert?.value }

    /// The flow of the modal on top, or nil.
    var visibleModal: ModalFlow? { state.modals.last.flatMap { flow(on: $0.stack.id) } }

    /// The gate that decides at once, for the current user.
    var gate: RouteGate { RouteGate(session: session) }

    /// The flow of a modal, or nil if it was dismissed.
    func flow(on stack: StackID) -> ModalFlow? { modalFlows.first { $0.stack == stack }?.flow }
}

/// The only place that changes the state.
extension AppCoordinator {
    /// Shows a state, makes the flows of modals that came, tells the journal, and ends what waits for modals that went.
    func commit(_ new: AppState, as ending: FlowEnding) {
        let (old, modals) = (state.modals, new.modals)
        state = new
        let gone = old.filter { modal in !modals.contains { $0.stack.id == modal.stack.id } }
        if !gone.isEmpty { modalFlows.removeAll { flow in gone.contains { $0.stack.id == flow.stack } } }
        for modal in modals where flow(on: modal.stack.id) == nil {
            modalFlows.append((modal.stack.id, ModalFlow(modal.value, on: modal.stack.id, of: self)))
        }
        journal.moved(to: new)
        awaited?.endFlows(notIn: new.places, with: BookingOutcome(ending))
        for modal in gone where modal.value.isLock { sessions.forgetWhoLeft() }
    }

    /// Keeps a line for the user, as text that cannot act on the terminal.
    func notify(_ notice: String) {
        notices.append(VisibleText.escaped(notice))
    }

    /// The lines for the user since the last time.
    func drainNotices() -> [String] {
        defer { notices = [] }
        return notices
    }
}

/// Links and the saved place.
extension AppCoordinator {
    /// Opens a link.
    ///
    /// - Throws: ``RefusedLink`` when it leads nowhere; nothing has changed then.
    func handle(url: String) throws(RefusedLink) {
        go(.route(try AppRoute.route(url)))
    }

    /// The user's place, with their input.
    func saveState() -> Data? { savedNavigation(keepingDrafts: true).data }

    /// Goes where saved state says; a section that is not in it is at its root. What is no longer understood or no
    /// longer allowed is left out, and said.
    func restoreState(from data: Data) {
        if let saved = readState(data) { restore(saved) }
    }
}
