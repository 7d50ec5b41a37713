import Navigation
import Observation

/// Two sections, of which a gate keeps one shut.
enum TillSection: NavigationSection {
    case orders, safe
    var root: TillRoute { self == .orders ? .list : .safe }
}

/// The places of the two sections.
enum TillRoute: NavigationRoute {
    case list, order(Int), safe
    var section: TillSection? { self == .safe ? .safe : .orders }
    var path: [TillRoute] { self == section?.root ? [] : [self] }
}

/// The one question.
enum TillAlert: NavigationAlert {
    typealias Route = TillRoute
    indirect case discardDraft(NavigationRequest<TillSection, TillRoute>)
}

/// A coordinator that keeps what it says.
@Observable @MainActor final class Till: NavigationCoordinator {
    private(set) var state = NavigationState<TillSection, TillRoute, NoModal<TillRoute>, TillAlert>()
    private(set) var refusals: [String] = []
    var drafts: Set<PlaceID> = []
    @ObservationIgnored var pendingRequest: PendingRequest?
    @ObservationIgnored var awaited: FlowOutcomes<FlowEnding>?
    @ObservationIgnored let gates = GateChain<TillRoute, String>([{ .verdict(Till.verdict(for: $0)) }])
    @ObservationIgnored let journal = NavigationJournal<TillSection, TillRoute, NoModal<TillRoute>, TillAlert>()

    static func verdict(for route: TillRoute) -> GateVerdict<TillRoute, String> {
        route == .safe ? .refuse("shut") : .allow
    }

    func commit(_ new: NavigationState<TillSection, TillRoute, NoModal<TillRoute>, TillAlert>, as ending: FlowEnding) {
        state = new
        journal.moved(to: new)
    }

    func verdict(for route: TillRoute) -> GateVerdict<TillRoute, String> { Self.verdict(for: route) }
    func refusal(by modal: NoModal<TillRoute>) -> String {}
    func tell(_ notice: NavigationNotice<TillRoute, TillAlert, String>) {
        if case .refused(let why) = notice { refusals.append(why) }
    }
}
