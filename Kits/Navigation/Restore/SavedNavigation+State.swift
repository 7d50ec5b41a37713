/// A place of an app that a link leads to: what saving and finding a state again have to know of it.
public protocol SavedRoute: NavigationRoute {
    /// The place's link, or nil for a place without one.
    var link: String? { get }

    /// The place that a link leads to.
    ///
    /// - Throws: ``RefusedLink`` naming the part that was not understood.
    static func route(_ link: String) throws(RefusedLink) -> Self

    /// Whether both are places of one flow, so that one can lie above the other.
    func isInFlow(of other: Self) -> Bool
}

extension SavedNavigation {
    /// A state as links, with who waits for what.
    ///
    /// - Parameters:
    ///   - state: the state.
    ///   - awaited: who waits for a modal, and what nobody has heard yet; nil where nobody ever waited.
    ///   - ending: an outcome in the form that is saved.
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
        guard let awaited, !awaited.waiting.isEmpty || !awaited.unheard.isEmpty else { return }
        waits = presented.enumerated().compactMap { index, modal in
            awaited.waiting[modal.stack.root.id].flatMap(state.saved).map { SavedWait(modal: index, place: $0) }
        }
        outcomes = awaited.unheard.compactMap { place, outcome in
            state.saved(place).map { SavedOutcome(place: $0, ending: ending(outcome)) }
        }
        // Only modals are waited for in the next run: whoever waits for another place hears that it is gone.
        let found = Set(presented.map { $0.stack.root.id })
        outcomes? += awaited.waiting.filter { !found.contains($0.key) }.compactMap { state.saved($0.value) }
            .map { SavedOutcome(place: $0, ending: .replaced) }
    }
}

extension RouteStack where Route: SavedRoute {
    /// The links of the places, root first.
    fileprivate var links: [String] { places.compactMap { $0.route.link } }
}
