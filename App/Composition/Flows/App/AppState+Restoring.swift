import Domain
import Navigation

/// A state read back from links.
nonisolated struct RestoredState {
    /// The state: what is no longer understood or no longer allowed is not in it.
    private(set) var state: AppState

    /// The links that were left out.
    private(set) var dropped: [String]

    /// Which place waits for which modal.
    private(set) var waits: [(stack: StackID, place: PlaceID)] = []

    /// The outcomes that places have not heard yet, oldest first.
    private(set) var outcomes: [(outcome: BookingOutcome, place: PlaceID)] = []

    /// How many places of a stack are found again, counted from its top.
    private static var places: Int { 100 }

    /// How many modals are found again, counted from the one on show.
    private static var modals: Int { 10 }

    /// What was saved, on top of what is there; a section that is not in it is at its root.
    init(_ saved: SavedNavigation, over state: AppState, gate: RouteGate) {
        self.state = state
        dropped = saved.stacks.filter { AppSection(rawValue: $0.key) == nil }.sorted { $0.key < $1.key }
            .flatMap(\.value)
        for section in AppSection.allCases { restore(section, saved.stacks[section.rawValue] ?? [], gate) }
        if let section = AppSection(rawValue: saved.section), gate.lets(self.state[section].top.route) {
            self.state.select(section)
        }
        var waits = saved.waits ?? []
        for (index, links) in (saved.modals ?? []).enumerated().suffix(Self.modals) {
            let wait = waits.firstIndex { $0.modal == index }.map { waits.remove(at: $0) }
            restoreModal(links.suffix(Self.places), for: wait?.place.place(in: self.state), gate)
        }
        // The modals of those who still wait are not found again.
        outcomes += waits.compactMap { $0.place.place(in: self.state) }.map { (.replaced, $0) }
        for saved in saved.outcomes ?? [] {
            guard let place = saved.place.place(in: self.state), let outcome = BookingOutcome(saved.ending) else {
                continue
            }
            outcomes.append((outcome, place))
        }
        if gate.session == nil, let signIn = saved.signIn { askToSignIn(then: ReturnAction(signIn)) }
    }

    /// The sign-in sheet takes the place of what was presented: whoever waits for that hears so.
    private mutating func askToSignIn(then returnAction: ReturnAction) {
        state.askToSignIn(then: returnAction)
        outcomes += waits.map { (.replaced, $0.place) }
        waits = []
    }

    private mutating func restore(_ section: AppSection, _ links: [String], _ gate: RouteGate) {
        let restored = RestoredPath(links.suffix(Self.places), root: section.root, reading: AppRoute.route) {
            $0.modal == nil && $0.section == section && ($0 == section.root || gate.lets($0))
        }
        state.change(section.stack) { $0.become(restored.path) }
        dropped += restored.dropped
    }

    /// Presents a modal again at the last of its links that is understood and allowed. Where there is none, a place
    /// that waits for it hears that something else took its place.
    private mutating func restoreModal(_ links: ArraySlice<String>, for place: PlaceID?, _ gate: RouteGate) {
        let found = links.map { link in
            (try? AppRoute.route(link)).flatMap { $0.modal != nil && gate.lets($0) ? $0 : nil }
        }
        guard let last = found.lastIndex(where: { $0 != nil }), let route = found[last], let modal = route.modal else {
            if let place { outcomes.append((.replaced, place)) }
            return dropped += links
        }
        // Its places are in its last link, unless the saved ones know more of them.
        if let root = found[0], let modal = root.modal, modal.root == root {
            let path = found.dropFirst().compactMap { $0 }.filter { type(of: $0.inFlow) == type(of: root.inFlow) }
            state.present(modal, root: root, path: path)
        } else {
            state.present(modal, at: route)
        }
        if let place, let stack = state.modals.last?.stack.id { waits.append((stack, place)) }
        dropped += zip(links, found).dropFirst(last).filter { $0.1 == nil }.map(\.0)
    }
}

nonisolated extension RouteGate {
    /// Whether this person may see a place.
    fileprivate func lets(_ route: AppRoute) -> Bool { verdict(for: route) == .allow }
}
