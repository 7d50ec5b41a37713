/// How a conversation is held.
public struct ShellSettings: Sendable {
    /// The names of the program.
    public var program: ShellProgram
    /// How screens are written; asked before each screen.
    public var format: @MainActor @Sendable () -> ScreenFormat

    /// Whether the first command that fails ends the conversation.
    public var stopsAtFailure: Bool

    /// The value of an environment variable, for `set FIELD @env:NAME`.
    public var variable: @Sendable (String) -> String?

    /// The clock of the idle lock.
    public var clock: any Clock<Duration>

    /// Settings from their parts.
    public init(
        program: ShellProgram, format: @escaping @MainActor @Sendable () -> ScreenFormat, stopsAtFailure: Bool,
        clock: any Clock<Duration> = ContinuousClock(), variable: @escaping @Sendable (String) -> String?
    ) {
        self.program = program
        self.clock = clock
        self.format = format
        self.stopsAtFailure = stopsAtFailure
        self.variable = variable
    }
}
