import HeadlessUI

/// The lines from before, and how a line may go on while it is typed.
@MainActor public struct LineHelp {
    /// The lines that can be brought back, oldest first.
    public var earlier: [String]

    /// The lines that a typed one may become, best first, as far as that is known at once.
    public var complete: (_ line: String) -> [LineCandidate]

    /// A search for lines, whose answer may come at any time, or never.
    public typealias LookUp = @MainActor () async -> [LineCandidate]

    /// The search for those that have to be looked up, or nil for a line without anything to ask. The answer is dropped
    /// when the line is another one by then.
    public var lookUp: (_ line: String) -> LookUp?

    /// Whether Escape leaves the question, as Ctrl-C on an empty line does.
    public var leavesAtEscape = false

    /// Whether the rest of the best line is shown before it is taken. Without colour nothing tells it from the line.
    public var showsHint: Bool

    /// Help with the value of a field: its choices.
    static func value(of field: Node) -> LineHelp {
        var help = LineHelp()
        help.leavesAtEscape = true
        help.complete = { line in
            field.options.filter { $0.lowercased().hasPrefix(line.lowercased()) }.map { LineCandidate($0) }
        }
        return help
    }

    /// Help from its parts; none of them for a plain question.
    public init(
        earlier: [String] = [], showsHint: Bool = false,
        complete: @escaping (_ line: String) -> [LineCandidate] = { _ in [] },
        lookUp: @escaping (_ line: String) -> LookUp? = { _ in nil }
    ) {
        (self.earlier, self.showsHint) = (earlier, showsHint)
        (self.lookUp, self.complete) = (lookUp, complete)
    }
}
