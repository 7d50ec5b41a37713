/// A state restored from saved links.
public struct RestoredNavigation<Route: SavedRoute, Alert> where Route.Section: RawRepresentable<String> {
    /// The navigation state of the app.
    public typealias State = NavigationState<Route.Section, Route, Route.Modal, Alert>

    /// The state, without places that cannot be read or are not allowed.
    public private(set) var state: State

    /// The links that were left out.
    public private(set) var dropped: [String]

    /// The flows under way and the places that await them.
    public private(set) var waits: [(flow: PlaceID, place: PlaceID)] = []

    /// The outcomes that places have not received, oldest first.
    public private(set) var outcomes: [(ending: SavedEnding, place: PlaceID)] = []

    /// The input at the restored places.
    public private(set) var inputs: [(place: PlaceID, input: SavedInput)] = []

    /// The stacks of the restored modals, by their index among the saved ones.
    private var stacks: [(modal: Int, stack: StackID)] = []

    /// The most places of a stack that are restored, counted from its top.
    private static var places: Int { 100 }

    /// The most modals that are restored, counted from the top.
    private static var modals: Int { 10 }

    /// Restores saved navigation over a state. A section without saved links is at its root. A modal is presented at
    /// the last of its links that can be read and is allowed.
    public init(_ saved: SavedNavigation, over state: State, isAllowed: (Route) -> Bool) {
        self.state = state
        dropped = saved.stacks.filter { Route.Section(rawValue: $0.key) == nil }.sorted { $0.key < $1.key }
            .flatMap(\.value)
        for section in Route.Section.allCases { restore(section, saved.stacks[section.rawValue] ?? [], isAllowed) }
        if let section = Route.Section(rawValue: saved.section), isAllowed(self.state[section].top.route) {
            self.state.select(section)
        }
        var waits = saved.waits ?? []
        for (index, links) in (saved.modals ?? []).enumerated().suffix(Self.modals) {
            let wait = waits.firstIndex { $0.modal == index }.map { waits.remove(at: $0) }
            guard restoreModal(links.suffix(Self.places), for: wait.flatMap { place($0.place) }, isAllowed),
                let stack = self.state.modals.last?.stack.id
            else { continue }
            stacks.append((index, stack))
        }
        // These places wait for modals that are not restored.
        outcomes += waits.compactMap { place($0.place) }.map { (.replaced, $0) }
        outcomes += (saved.outcomes ?? []).compactMap { outcome in place(outcome.place).map { (outcome.ending, $0) } }
        inputs = (saved.inputs ?? []).compactMap { input in place(input.place).map { ($0, input) } }
    }

    /// Replaces everything that is presented, and ends the awaited flows in it.
    public mutating func replaceModals(_ verb: (inout State) -> Void) {
        verb(&state)
        outcomes += waits.map { (.replaced, $0.place) }
        waits = []
    }

    /// The place for a saved one, if it exists.
    private func place(_ saved: SavedPlace) -> PlaceID? {
        if let modal = saved.modal {
            return stacks.first { $0.modal == modal }.flatMap { saved.place(on: state[stack: $0.stack]) }
        }
        return saved.section.flatMap(Route.Section.init(rawValue:)).flatMap { saved.place(on: state[$0]) }
    }

    /// The root is not part of the path, wherever its link is.
    private mutating func restore(_ section: Route.Section, _ links: [String], _ isAllowed: (Route) -> Bool) {
        var path: [Route] = []
        for link in links.suffix(Self.places) {
            let route = try? Route.route(link)
            if route == section.root { continue }
            if let route, route.modal == nil, route.section == section, isAllowed(route) {
                path.append(route)
            } else {
                dropped.append(link)
            }
        }
        state.change(state[section].id) { $0.become(path) }
    }

    /// Restores a modal. If none of its links can be, a place that awaits it receives ``SavedEnding/replaced``.
    ///
    /// - Returns: whether the modal was restored.
    private mutating func restoreModal(
        _ links: ArraySlice<String>, for place: PlaceID?, _ isAllowed: (Route) -> Bool
    ) -> Bool {
        let found = links.map { link in
            (try? Route.route(link)).flatMap { $0.modal != nil && isAllowed($0) ? $0 : nil }
        }
        guard let last = found.lastIndex(where: { $0 != nil }), let route = found[last], let modal = route.modal else {
            if let place { outcomes.append((.replaced, place)) }
            dropped += links
            return false
        }
        // The last link contains all places of the modal, unless more of them were saved.
        if let root = found[0], let modal = root.modal, modal.root == root {
            state.present(
                modal, root: root, path: found.dropFirst().compactMap { $0 }.filter { $0.isInFlow(of: root) })
        } else {
            state.present(modal, at: route)
        }
        if let place, let flow = state.modals.last?.stack.root.id { waits.append((flow, place)) }
        dropped += zip(links, found).dropFirst(last).filter { $0.1 == nil }.map(\.0)
        return true
    }
}
