@testable import App

/// Something that is not as it has to be, and the way that led there.
nonisolated struct Finding: Hashable, Sendable {
    /// What the explorer holds the app to.
    enum Law: String, Hashable, Sendable, CaseIterable {
        /// Back undoes forward, or else `undo` does.
        case back
        /// There is a way out of every screen.
        case wayOut = "way-out"
        /// Every link pattern is reached by taps, and by its link.
        case reach
        /// A place's link leads to an equal screen.
        case link
        /// Nothing is shown to who may not see it.
        case access
        /// Rendering twice is equal.
        case rendering
        /// The journal's changes lead to where one is; undoing all and redoing all does, too.
        case journal
        /// The same commands lead to the same place.
        case repetition
    }

    /// What does not hold.
    let law: Law

    /// Which screen it is about, as the map calls it.
    let screen: String

    /// What is wrong.
    let problem: String

    /// The way that led there.
    let way: Way

    /// All of it, as a person reads it and can do it again.
    var lines: [String] { ["\(law.rawValue): \(screen): \(problem)"] + way.commands.map { "    \($0)" } }
}
