/// How a conversation is held.
package struct ShellSettings: Sendable {
    /// How screens are written; asked before each screen.
    package var format: @MainActor @Sendable () -> ScreenFormat

    /// Whether the first command that fails ends the conversation.
    package var stopsAtFailure: Bool

    /// The value of an environment variable, for `set FIELD @env:NAME`.
    package var variable: @Sendable (String) -> String?

    /// What an idle terminal waits on until it is locked.
    package var clock: any Clock<Duration>

    /// Settings from their parts.
    package init(
        format: @escaping @MainActor @Sendable () -> ScreenFormat, stopsAtFailure: Bool,
        clock: any Clock<Duration> = ContinuousClock(), variable: @escaping @Sendable (String) -> String?
    ) {
        self.clock = clock
        self.format = format
        self.stopsAtFailure = stopsAtFailure
        self.variable = variable
    }
}
