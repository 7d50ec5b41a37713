import DesignSystem
import Navigation

/// Where a walk is, as exactly as it can be said: what the journal knows, and what it leaves out.
nonisolated struct Position: Hashable, Sendable {
    /// Where someone is, as the journal's changes make it.
    let state: NavigationState

    /// The places of the flow on show, those that hold a search among them.
    let places: [AnyPlace]

    /// A place of any kind.
    struct AnyPlace: Hashable, Sendable {
        let route: any FlowRoute

        static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.route) == AnyHashable(rhs.route) }

        func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(route)) }
    }
}

/// What makes two states of the app one for the explorer: what lies over each other, who is there, and what can be
/// done.
nonisolated struct ExploredState: Hashable, Sendable {
    /// The names of what lies over each other, what is on show last.
    let screens: [String]

    /// Who is there: a role, or what says that nobody is.
    let role: String

    /// What can be done and what is filled in.
    let controls: Set<String>

    /// What the map calls the screen on show.
    var screen: String { screens.last ?? "" }

    /// A state by what lies over each other, who is there, and the screen on show.
    init(screens: [String], role: String, screen: Screen) {
        self.screens = screens
        self.role = role
        controls = Set(screen.controls.filter(\.isEnabled).map(\.wording))
    }
}

extension AppCoordinator {
    /// Where a walk is.
    var position: Position {
        Position(state: state, places: visibleFlow.anyPlaces)
    }
}

extension FlowCoordinator {
    fileprivate var anyPlaces: [Position.AnyPlace] { stack.places.map { Position.AnyPlace(route: $0.route) } }
}

nonisolated extension Position {
    /// The same without the question on top.
    var withoutAlert: Position {
        var state = state
        state.alert = nil
        return Position(state: state, places: places)
    }
}
