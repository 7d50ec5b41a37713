import Navigation

/// An app other than the clinic: a library with two sections, one of them for members.
enum LibrarySection: String, NavigationSection {
    case books
    case loans

    var root: LibraryRoute { self == .books ? .shelf : .loans }
}

enum LibraryRoute: NavigationRoute {
    case shelf
    case book(Int)
    case loans
    case loan(Int)
    case card

    var section: LibrarySection? {
        switch self {
        case .shelf, .book, .card: .books
        case .loans, .loan: .loans
        }
    }

    var modal: LibraryModal? { self == .card ? .signIn(.resume) : nil }

    var path: [LibraryRoute] {
        switch self {
        case .shelf, .loans, .card: []
        case .book, .loan: [self]
        }
    }
}

indirect enum LibraryModal: NavigationModal {
    case signIn(LibraryReturn)
    case fire

    var root: LibraryRoute { .card }
    var canBeClosed: Bool { self != .fire }
    var isLock: Bool { self == .fire }
}

enum LibraryAlert: NavigationAlert {
    typealias Route = LibraryRoute

    indirect case discardDraft(NavigationRequest<LibrarySection, LibraryRoute>)
    case leave
}

typealias LibraryState = NavigationState<LibrarySection, LibraryRoute, LibraryModal, LibraryAlert>

typealias LibraryReturn = ReturnAction<LibrarySection, LibraryRoute>

/// Its coordinator, with its notices.
final class LibraryCoordinator: NavigationCoordinator {
    var state = LibraryState()
    var isMember = false
    var drafts: Set<PlaceID> = []
    var pendingRequest: PendingRequest?
    var awaited: FlowOutcomes<FlowEnding>?
    var told: [String] = []
    let journal = NavigationJournal<LibrarySection, LibraryRoute, LibraryModal, LibraryAlert>()
    lazy var gates = GateChain<LibraryRoute, String> { [unowned self] in .verdict(verdict(for: $0)) }
    var lent: Set<Int> = []

    func commit(_ new: LibraryState, as ending: FlowEnding) {
        state = new
        journal.moved(to: new)
        awaited?.endFlows(notIn: new.places, with: ending)
    }

    func verdict(for route: LibraryRoute) -> GateVerdict<LibraryRoute, String> {
        switch route {
        case .book(let number) where lent.contains(number): .refuse("lent")
        case .book(0): .redirect(to: .book(1), because: "moved")
        case .loans, .loan: isMember ? .allow : .signInFirst(returnTo: route)
        case .shelf, .book, .card: .allow
        }
    }

    func refusal(by modal: LibraryModal) -> String { "alarm" }
    func signIn(then action: LibraryReturn) -> LibraryModal? { .signIn(action) }
    func returnAction(of modal: LibraryModal) -> LibraryReturn? {
        if case .signIn(let action) = modal { action } else { nil }
    }
    var signOutQuestion: LibraryAlert? { .leave }
    func notify(_ notice: NavigationNotice<LibraryRoute, LibraryAlert, String>) { told.append("\(notice)") }
}

extension GateChain {
    /// A chain of one gate.
    fileprivate init(_ gate: @escaping (Target) -> GateAnswer<Target, Refusal>) { self.init([gate]) }
}
