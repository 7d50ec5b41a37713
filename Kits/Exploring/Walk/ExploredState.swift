import HeadlessUI

/// What makes two states of the app one for the explorer: what lies over each other, who is there, and what can be
/// done.
struct ExploredState: Hashable, Sendable {
    /// The names of what lies over each other, what is on show last.
    let screens: [String]

    /// The role of whoever is there.
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
