import HeadlessUI

/// The identity of a state for the explorer: the presented levels, the role, and the controls.
struct ExploredState: Hashable, Sendable {
    /// The names of the presented levels, the top last.
    let screens: [String]

    /// The role of the user.
    let role: String

    /// The controls, and whether they are filled in.
    let controls: Set<String>

    /// The name of the top screen on the map.
    var screen: String { screens.last ?? "" }

    /// Creates a state.
    init(screens: [String], role: String, screen: Screen) {
        self.screens = screens
        self.role = role
        controls = Set(screen.controls.filter(\.isEnabled).map(\.wording))
    }
}
