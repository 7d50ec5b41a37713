/// The lines from before, and how a line may go on while it is typed.
@MainActor public struct LineHelp {
    /// The lines that can be brought back, oldest first.
    public var earlier: [String]

    /// The lines that a typed one may become, best first, as far as that is known at once.
    public var complete: (_ line: String) -> [String]

    /// Those that have to be looked up, if there is anything to ask. The answer may come at any time, or never.
    public var lookUp: ((_ line: String) async -> [String])?

    /// Whether the rest of the best line is shown before it is taken. Without colour nothing tells it from the line.
    public var showsHint: Bool

    /// Help from its parts; none of them for a plain question.
    public init(
        earlier: [String] = [], showsHint: Bool = false, complete: @escaping (_ line: String) -> [String] = { _ in [] },
        lookUp: ((_ line: String) async -> [String])? = nil
    ) {
        (self.earlier, self.showsHint) = (earlier, showsHint)
        (self.lookUp, self.complete) = (lookUp, complete)
    }
}
