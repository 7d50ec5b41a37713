import DesignSystem
import Domain
import Navigation
import Observation

/// Owns all navigation of the app: which section is on show, what is presented over it, and who may go where.
@Observable
final class AppCoordinator {
    /// The section on show, under any sheet.
    private(set) var section = AppSection.home

    /// The flow inside the sheet on show, or nil when none is presented.
    private(set) var signIn: SignInCoordinator?

    /// Who is signed in, or nil for a visitor.
    private(set) var session: StaffSession?

    let home = HomeCoordinator()
    let orders = OrdersCoordinator()

    @ObservationIgnored private var notices: [String] = []
    @ObservationIgnored private var nextModalStack = AppSection.firstModalStack
    @ObservationIgnored private let sessions: any StaffSessionRepository
    @ObservationIgnored private let savedStates: any SavedStateRepository
    @ObservationIgnored private let identifiers: any IdentifierSource

    /// The navigation of an app that was just started, at Home with nobody signed in.
    init(container: DependencyContainer) {
        sessions = container.sessions
        savedStates = container.savedStates
        identifiers = container.identifiers
        home.app = self
        orders.app = self
    }

    /// What is presented over the section, or nil.
    var presentedSheet: AppSheet? {
        signIn.map { .login(returnAction: $0.returnAction) }
    }

    /// The gate as it stands for who is here now.
    var gate: RouteGate { RouteGate(session: session) }

    /// Puts a section on show; its stack is left as it is, and so is the gate's word on it.
    func select(_ section: AppSection) {
        self.section = section
    }

    /// Presents the sign-in sheet. A sheet that is already there gives way: the latest wish wins.
    func presentLogin(returnAction: ReturnAction) {
        signIn = SignInCoordinator(stack: StackID(nextModalStack), returnAction: returnAction, app: self)
        nextModalStack += 1
    }

    /// Takes away the sheet on show.
    func dismissSheet() {
        signIn = nil
    }

    /// Signs someone in without asking, and shows them the place they left.
    func signIn(_ credentials: Credentials) async throws(AppError) {
        let session = try await sessions.signIn(credentials, operation: OperationID(identifiers.next()))
        await signInFinished(session, then: .resume)
    }

    /// Takes in who signed in, shows them the place they left, and then goes where they wanted to be.
    func signInFinished(_ session: StaffSession, then returnAction: ReturnAction) async {
        if self.session?.staff.id != session.staff.id { clear() }
        self.session = session
        dismissSheet()
        await restorePlace(of: .staff(session.staff.id))
        perform(returnAction)
    }

    /// Ends the session. Nothing of what was on show stays.
    func signOut() async {
        await sessions.signOut(operation: OperationID(identifiers.next()))
        session = nil
        dismissSheet()
        clear()
    }

    /// Brings every section back to its start, so that nobody finds another person's place.
    private func clear() {
        orders.popToRoot()
        select(.home)
    }

    /// Shows the place that an owner left on this station, as far as it is still there and allowed.
    func restorePlace(of owner: StateOwner) async {
        do {
            guard let state = try await savedStates.savedState(of: owner) else { return }
            restoreState(from: state)
        } catch {
            tell("The place you left could not be read: \(error.message) \(error.advice)")
        }
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

    private func perform(_ action: ReturnAction) {
        switch action {
        case .resume: break
        case .section(let section): show(section)
        case .route(let route): navigate(to: route)
        }
    }
}

extension AppCoordinator: ErrorRouting {
    func present(_ error: AppError) -> ErrorPresentation {
        guard error == .signInRequired else { return .inline }
        presentLogin(returnAction: .section(section))
        return .signIn
    }
}
