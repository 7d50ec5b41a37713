@testable import App

/// The way to a state: how it began, and what was typed since. A person could type it.
nonisolated struct Way: Hashable, Sendable {
    /// How it began.
    let start: ExploredStart

    /// What was typed, in the command language; several lines in one step where a form was filled in.
    private(set) var steps: [[String]] = []

    /// A way that begins.
    init(start: ExploredStart) {
        self.start = start
    }

    /// The way, and a step further.
    func and(_ step: [String]) -> Way {
        var way = self
        way.steps.append(step)
        return way
    }

    /// The commands, one each line.
    var commands: [String] { [start.command] + steps.joined() }
}
