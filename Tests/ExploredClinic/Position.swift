import DesignSystem
import Domain
import Navigation

@testable import App

/// Where a walk is, and as whom.
nonisolated struct Position: Equatable, Sendable {
    /// What is shown.
    var state: AppState

    /// Who is signed in, or nil for a visitor.
    let userName: String?
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
    var position: Position { Position(state: state, userName: session?.staff.userName) }
}
