/// The way to a state: its start, and the lines typed since. A person could type it.
public struct ExploredWay<Start: ExplorableStart>: Hashable, Sendable {
    /// How it began.
    public let start: Start

    /// The steps, in the command language; filling in a form takes several lines in one step.
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
