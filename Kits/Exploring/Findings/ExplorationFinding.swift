/// Something that is not as it has to be, and the way that led there.
public struct ExplorationFinding: Hashable, Sendable {
    /// The law that does not hold.
    public let law: ExplorationLaw

    /// The screen that it is about, as the map calls it.
    public let screen: String

    /// The problem.
    public let problem: String

    /// The commands that led there, one on each line; empty if nothing leads there.
    public let commands: [String]

    /// All of it, as a person reads it and can do it again.
    public var lines: [String] { ["\(law.rawValue): \(screen): \(problem)"] + commands.map { "    \($0)" } }
}
