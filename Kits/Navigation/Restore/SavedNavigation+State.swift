/// A route that can be saved as its link.
public protocol SavedRoute: NavigationRoute {
    /// The link, or nil for a place without one.
    var link: String? { get }

    /// Reads a link.
    ///
    /// - Throws: ``RefusedLink`` naming the part that was not understood.
    static func route(_ link: String) throws(RefusedLink) -> Self

    /// Whether both are places of one flow, so that one can be pushed on the other.
    func isInFlow(of other: Self) -> Bool
}

extension SavedNavigation {
    /// Saves a state as links, with the awaited flows.
    ///
    /// - Parameters:
    ///   - state: the state.
    ///   - awaited: the awaited flows; nil if there never were any.
    ///   - ending: converts an outcome to its saved form.
    public init<Route: SavedRoute, Alert, Outcome>(
        of state: NavigationState<Route.Section, Route, Route.Modal, Alert>, awaited: AwaitedFlows<Outcome>?,
        ending: (Outcome) -> SavedEnding
    ) where Route.Section: RawRepresentable<String> {
        self.init(section: state.section.rawValue, stacks: [:])
        for section in Route.Section.allCases where state[section].places.count > 1 {
            stacks[section.rawValue] = state[section].links
        }
        let presented = state.savedModals
        modals = presented.map { $0.stack.links }
        guard let awaited, !awaited.waiting.isEmpty || !awaited.undelivered.isEmpty else { return }
        waits = presented.enumerated().compactMap { index, modal in
            awaited.waiting[modal.stack.root.id].flatMap(state.saved).map { SavedWait(modal: index, place: $0) }
        }
        outcomes = awaited.undelivered.compactMap { place, outcome in
            state.saved(place).map { SavedOutcome(place: $0, ending: ending(outcome)) }
        }
        // The next run knows only modals; a place that awaits a pushed place learns that it is gone.
        let found = Set(presented.map { $0.stack.root.id })
        outcomes? += awaited.waiting.filter { !found.contains($0.key) }.compactMap { state.saved($0.value) }
            .map { SavedOutcome(place: $0, ending: .replaced) }
    }
}

extension RouteStack where Route: SavedRoute {
    /// The links of the places, root first.
    fileprivate var links: [String] { places.compactMap { $0.route.link } }
}
