import Navigation
import Observation

/// Two sections, one of them behind a gate.
enum ShopSection: NavigationSection {
    case orders, safe
    var root: ShopRoute { self == .orders ? .list : .safe }
}

/// The places of the two sections.
enum ShopRoute: NavigationRoute {
    case list, order(Int), safe
    var section: ShopSection? { self == .safe ? .safe : .orders }
    var path: [ShopRoute] { self == section?.root ? [] : [self] }
}

/// The only question.
enum ShopAlert: NavigationAlert {
    typealias Route = ShopRoute
    indirect case discardDraft(NavigationRequest<ShopSection, ShopRoute>)
}

/// A coordinator that keeps its notices.
@Observable @MainActor final class Shop: NavigationCoordinator {
    private(set) var state = NavigationState<ShopSection, ShopRoute, NoModal<ShopRoute>, ShopAlert>()
    private(set) var refusals: [String] = []
    var drafts: Set<PlaceID> = []
    @ObservationIgnored var pendingRequest: PendingRequest?
    @ObservationIgnored var awaited: FlowOutcomes<FlowEnding>?
    @ObservationIgnored let gates = GateChain<ShopRoute, String>([{ .verdict(Shop.verdict(for: $0)) }])
    @ObservationIgnored let journal = NavigationJournal<ShopSection, ShopRoute, NoModal<ShopRoute>, ShopAlert>()

    static func verdict(for route: ShopRoute) -> GateVerdict<ShopRoute, String> {
        route == .safe ? .refuse("shut") : .allow
    }

    func commit(_ new: NavigationState<ShopSection, ShopRoute, NoModal<ShopRoute>, ShopAlert>, as ending: FlowEnding) {
        state = new
        journal.moved(to: new)
    }

    func verdict(for route: ShopRoute) -> GateVerdict<ShopRoute, String> { Self.verdict(for: route) }
    func refusal(by modal: NoModal<ShopRoute>) -> String {}
    func notify(_ notice: NavigationNotice<ShopRoute, ShopAlert, String>) {
        if case .refused(let why) = notice { refusals.append(why) }
    }
}
