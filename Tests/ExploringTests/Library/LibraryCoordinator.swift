import Foundation
import Navigation
import Observation

/// The owner of the library's navigation and session.
@MainActor @Observable final class LibraryCoordinator: NavigationCoordinator {
    private(set) var state = LibraryState()
    var records: LibraryRecords { didSet { writes.add() } }
    private(set) var isMember = false
    var isSorted = false
    var hasFailed = false

    @ObservationIgnored var drafts: Set<PlaceID> = []
    @ObservationIgnored var pendingRequest: PendingRequest?
    @ObservationIgnored var awaited: FlowOutcomes<FlowEnding>?
    @ObservationIgnored var notices: [String] = []
    @ObservationIgnored let fault: LibraryFault?
    @ObservationIgnored private let writes: LibraryWrites
    @ObservationIgnored let journal: NavigationJournal<LibrarySection, LibraryRoute, LibraryModal, LibraryAlert>
    @ObservationIgnored private(set) lazy var gates = GateChain<LibraryRoute, String>(
        [{ [unowned self] in .verdict(verdict(for: $0)) }])

    init(_ records: LibraryRecords, _ fault: LibraryFault?) {
        let writes = LibraryWrites()
        (self.records, self.fault, self.writes) = (records, fault, writes)
        journal = NavigationJournal { writes.take() }
    }

    func commit(_ new: LibraryState, as ending: FlowEnding) {
        state = new
        if fault == .unheardChange, case .reviews = new.visibleRoute { return }
        journal.moved(to: new)
    }

    func verdict(for route: LibraryRoute) -> GateVerdict<LibraryRoute, String> {
        guard route.section == .loans, !isMember, fault != .gateIsMissing else { return .allow }
        return fault == .screenThatNothingReaches ? .refuse("This is for members.") : .signInFirst(returnTo: route)
    }

    func refusal(by modal: LibraryModal) -> String { "Finish this first." }
    func signIn(then action: LibraryReturn) -> LibraryModal? { .signIn(action) }
    func returnAction(of modal: LibraryModal) -> LibraryReturn? {
        if case .signIn(let action) = modal { action } else { nil }
    }
    func notify(_ notice: NavigationNotice<LibraryRoute, LibraryAlert, String>) { notices.append("\(notice)") }
}

extension LibraryCoordinator {
    /// Signs the member in, and continues to the place that they requested.
    func signIn() {
        let action = state.modals.last.flatMap { returnAction(of: $0.value) }
        change(as: .replaced) { $0.dismissAll() }
        clear()
        isMember = true
        journal.record(.signedIn(userName: "ana"))
        if let request = action?.request { go(request) }
    }

    /// Signs the member out, and removes every place they visited.
    func signOut() {
        isMember = false
        journal.record(.signedOut(userName: "ana"))
        if fault != .placeIsLeftBehind { clear() }
    }
}

/// The writes since the journal last asked.
private final class LibraryWrites {
    private var new: [UUID] = []
    private var count: UInt8 = 0

    func add() {
        count += 1
        new.append(UUID(uuid: (count, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    }

    func take() -> (tried: [UUID], granted: [UUID]) {
        defer { new = [] }
        return (new, new)
    }
}
