import Navigation

/// Which drafts a way out would lose, what they are called, and the way to them.
extension AppCoordinator {
    /// A draft: the flow that it is in, and the place that shows it.
    struct Draft {
        let flow: any FlowCoordinator
        let place: PlaceID
    }

    /// The drafts that going somewhere would lose, the one nearest to the place on show first; of the drafts of one
    /// flow the topmost.
    func draftsLost(by intent: LeaveIntent) -> [Draft] {
        let modals = presentedFlows.reversed().map(\.coordinator)
        return switch intent {
        case .back: [draft(lostByGoingBackIn: visibleFlow)].compactMap { $0 }
        case .section, .signIn: modals.compactMap(topDraft)
        case .route(let route): (modals + [flow(of: route.section)]).compactMap(topDraft)
        case .upTo(let route): [draft(above: route)].compactMap { $0 }
        case .undo, .redo: draftsLost(for: target(of: intent), keeping: modalsKept(by: intent))
        case .signOut: (modals + [flow(of: section)] + otherFlows).compactMap(topDraft)
        }
    }

    /// The names of those drafts, from their sections on; none where the only one is on show.
    func namesOfDrafts(lostBy intent: LeaveIntent) -> [String] {
        let lost = draftsLost(by: intent)
        guard lost.map(\.place) != [visibleFlow.top] else { return [] }
        return lost.map { $0.flow.breadcrumb(to: $0.place).trail }
    }

    /// The names of the places where something is typed and not saved, from their sections on.
    var namesOfDrafts: [String] {
        guard hasDrafts else { return [] }
        let flows = presentedFlows.map(\.coordinator) + [flow(of: section)] + otherFlows
        let question = presentation.alert.flatMap { drafts.contains(.root(of: $0.stack)) ? $0.value.title : nil }
        return [question].compactMap { $0 } + flows.compactMap(topDraft).map { $0.flow.breadcrumb(to: $0.place).trail }
    }

    /// Stays, and shows the draft that was asked about where it is not on show: what lies above it has none, and
    /// nothing is lost by going there.
    func keepEditing(insteadOf intent: LeaveIntent) {
        let draft = draftsLost(by: intent).first
        dismiss()
        guard let draft, draft.place != visibleFlow.top else { return }
        while let modal = visibleModal?.coordinator, modal !== draft.flow, dismiss() {}
        if let section = draft.flow as? any SectionCoordinator { select(type(of: section).section) }
        while draft.flow.top != draft.place, draft.flow.pop() {}
    }

    /// The drafts of flows that would not be there, or not up to the draft's place.
    private func draftsLost(for target: NavigationState?, keeping modals: Int) -> [Draft] {
        guard let target else { return [] }
        let flows = presentedFlows.reversed().map(\.coordinator) + [flow(of: section)] + otherFlows
        return flows.filter { flow in
            !flow.isKept(flow.places.last { drafts.contains($0) }, in: target, modals: modals)
        }.compactMap(topDraft)
    }

    private var otherFlows: [any FlowCoordinator] {
        startedFlows.filter { $0 !== flow(of: section) }
    }

    /// The topmost draft of a flow that is left as a whole.
    private func topDraft(of flow: any FlowCoordinator) -> Draft? {
        let place = flow.places.last { drafts.contains($0) } ?? (flow.hasDraft ? flow.top : nil)
        return place.map { Draft(flow: flow, place: $0) }
    }

    /// The topmost draft above the topmost place of a section that shows a route.
    private func draft(above route: AppRoute) -> Draft? {
        let flow = flow(of: route.section)
        guard let target = flow.routes.lastIndex(of: route) else { return nil }
        return flow.places.dropFirst(target + 1).last { drafts.contains($0) }.map { Draft(flow: flow, place: $0) }
    }

    /// One step back takes the place on show away, and from the first place of a modal what all of them share.
    private func draft(lostByGoingBackIn flow: any FlowCoordinator) -> Draft? {
        let isLost = drafts.contains(flow.top) || flow.hasDraft && flow.isAtRoot
        return isLost ? Draft(flow: flow, place: flow.top) : nil
    }
}

extension FlowCoordinator {
    /// Whether a place, or else the whole flow, is still there in another state.
    fileprivate func isKept(_ place: PlaceID?, in new: NavigationState, modals: Int) -> Bool {
        if case .modal(let level) = key, level >= modals { return false }
        let above = stack.places.dropFirst().prefix(places.firstIndex { $0 == place } ?? 0)
        return new[key].starts(with: above.compactMap { VisitedPlace($0.route) })
    }

    /// The names of the places from the root to one of them.
    fileprivate func breadcrumb(to place: PlaceID) -> [String] {
        zip(places, breadcrumb).prefix { $0.0 != place }.map(\.1)
            + zip(places, breadcrumb).filter { $0.0 == place }.map(\.1)
    }
}
