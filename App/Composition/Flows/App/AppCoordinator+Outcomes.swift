import Domain
import Navigation

/// What came of a booking that somebody waits for.
typealias BookingOutcome = FlowOutcome<AppointmentNumber>

/// Presenting a flow that a place waits for. Whoever waits hears once how it ended, also in the next run of the app.
extension AppCoordinator {
    /// Who waits for the outcome of a booking. It is made when somebody does: its type costs a start more than a
    /// screen.
    var outcomes: FlowOutcomes<BookingOutcome> {
        if let awaited { return awaited }
        let outcomes = FlowOutcomes<BookingOutcome>()
        awaited = outcomes
        return outcomes
    }

    /// Presents a modal whose outcome is for a place, or for nobody.
    func present(_ modal: AppModal, for place: PlaceID?) {
        present(modal)
        if let place, let flow = presentation.top?.stack { outcomes.wait(for: flow, at: place) }
    }

    /// Whether the place on show under a modal waits for it.
    func isAwaited(_ modal: ModalSeat) -> Bool {
        modal.level == 0 && awaited?.flows.waiting[modal.stack] == flow(of: section).top
    }

    /// Every place that exists, on show or not.
    var livePlaces: Set<PlaceID> {
        // Flow by flow: to make one array of all coordinators asks the runtime about each, which is felt at the start.
        var places = startedFlows.flatMap { $0.places }
        for flow in presentedFlows { places += flow.coordinator.places }
        if let alert = presentation.alert { places.append(.root(of: alert.stack)) }
        return Set(places)
    }

    /// The places that wait, and what they have not heard, in the form that is saved.
    func saveOutcomes(in saved: inout SavedNavigation) {
        guard let flows = awaited?.flows, !flows.waiting.isEmpty || !flows.unheard.isEmpty else { return }
        let modals = presentedFlows.filter { !$0.routes.isEmpty }.enumerated()
        saved.waits = modals.compactMap { index, flow in
            flows.waiting[flow.coordinator.stackID].flatMap(savedPlace).map { SavedWait(modal: index, place: $0) }
        }
        saved.outcomes = flows.unheard.compactMap { place, outcome in
            savedPlace(place).map { SavedOutcome(place: $0, ending: outcome.saved) }
        }
    }

    /// The place that waited, if it is still there.
    func place(of saved: SavedPlace) -> PlaceID? {
        guard let section = AppSection(rawValue: saved.section) else { return nil }
        let flow = flow(of: section)
        guard flow.routes.indices.contains(saved.depth), flow.routes[saved.depth].link == saved.link else { return nil }
        return flow.places[saved.depth]
    }

    /// Leaves what was not heard for the places that waited. Where a place is gone, the outcome goes nowhere.
    func restoreOutcomes(_ saved: [SavedOutcome]) {
        for saved in saved {
            if let place = place(of: saved.place), let outcome = BookingOutcome(saved.ending) {
                outcomes.leave(outcome, for: place)
            }
        }
    }

    private func savedPlace(_ place: PlaceID) -> SavedPlace? {
        for flow in startedFlows {
            guard let depth = flow.places.firstIndex(of: place) else { continue }
            return flow.routes[depth].link.map {
                SavedPlace(section: type(of: flow).section.rawValue, depth: depth, link: $0)
            }
        }
        return nil
    }
}

extension FlowCoordinator {
    /// The identity of the flow.
    var stackID: StackID { stack.root.id.stack }
}

nonisolated extension BookingOutcome {
    /// The outcome in the form that is saved.
    var saved: SavedEnding {
        switch self {
        case .finished(let number):
            AppRoute.appointments(.detail(number)).link.map(SavedEnding.finished) ?? .replaced
        case .cancelled: .cancelled
        case .replaced: .replaced
        }
    }

    /// The outcome that was saved, or nil for one that is no longer understood.
    init?(_ saved: SavedEnding) {
        switch saved {
        case .finished(let link):
            guard case .appointments(.detail(let number))? = try? AppRoute.route(link) else { return nil }
            self = .finished(number)
        case .cancelled: self = .cancelled
        case .replaced: self = .replaced
        }
    }
}
