/// The way to a state: how it began, and what was typed since. A person could type it.
public struct ExploredWay<Start: ExplorableStart>: Hashable, Sendable {
    /// How it began.
    public let start: Start

    /// What was typed, in the command language; several lines in one step where a form was filled in.
    public private(set) var steps: [[String]] = []

    /// A way that begins.
    public init(start: Start) {
        self.start = start
    }

    /// The way, and a step further.
    public func and(_ step: [String]) -> ExploredWay {
        var way = self
        way.steps.append(step)
        return way
    }

    /// The commands, one each line.
    public var commands: [String] { [start.command] + steps.joined() }
}
