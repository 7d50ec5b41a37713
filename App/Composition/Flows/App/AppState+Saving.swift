import Domain
import Foundation
import Navigation

/// What came of a booking that somebody waits for.
typealias BookingOutcome = FlowOutcome<AppointmentNumber>

nonisolated extension SavedNavigation {
    /// A state as links, with who waits for what.
    init(of state: AppState, awaited: AwaitedFlows<BookingOutcome>?) {
        self.init(section: state.section.rawValue, stacks: [:])
        for section in AppSection.allCases where state[section].places.count > 1 {
            stacks[section.rawValue] = state[section].links
        }
        let presented = state.modals.filter { $0.stack.root.route.link != nil }
        modals = presented.map { $0.stack.links }
        switch state.modals.last?.value {
        case .onboarding(let returnAction)?: onboarding = returnAction.saved ?? .resume
        case let modal: signIn = modal?.returnAction?.saved
        }
        guard let awaited, !awaited.waiting.isEmpty || !awaited.unheard.isEmpty else { return }
        waits = presented.enumerated().compactMap { index, modal in
            awaited.waiting[modal.stack.id].flatMap { SavedPlace($0, in: state) }
                .map { SavedWait(modal: index, place: $0) }
        }
        outcomes = awaited.unheard.compactMap { place, outcome in
            SavedPlace(place, in: state).map { SavedOutcome(place: $0, ending: outcome.saved) }
        }
    }

    /// A start at which somebody is asked to sign in.
    static func askingToSignIn(then returnAction: SavedReturn) -> SavedNavigation {
        SavedNavigation(section: AppSection.home.rawValue, stacks: [:], signIn: returnAction)
    }

    /// The place in the form in which it is kept.
    var data: Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(self)
    }
}

nonisolated extension RouteStack<AppRoute> {
    /// The links of the places, root first.
    fileprivate var links: [String] { places.compactMap { $0.route.link } }
}

nonisolated extension SavedPlace {
    /// A place of a section in the form that is saved; nil for a place of a modal, or one without a link.
    fileprivate init?(_ place: PlaceID, in state: AppState) {
        for section in AppSection.allCases {
            let places = state[section].places
            guard let depth = places.firstIndex(where: { $0.id == place }), let link = places[depth].route.link
            else { continue }
            self.init(section: section.rawValue, depth: depth, link: link)
            return
        }
        return nil
    }

    /// The place that was saved, if it is there.
    func place(in state: AppState) -> PlaceID? {
        guard let section = AppSection(rawValue: section) else { return nil }
        let places = state[section].places
        return places.indices.contains(depth) && places[depth].route.link == link ? places[depth].id : nil
    }
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
