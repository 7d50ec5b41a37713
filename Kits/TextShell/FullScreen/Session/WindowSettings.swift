/// How a conversation in a window is held.
public struct WindowSettings: Sendable {
    /// How looks are shown; asked for each time.
    public var theme: @MainActor @Sendable () -> WindowTheme

    /// The most cells of a line, or nil for the window's; asked for each time.
    public var width: @MainActor @Sendable () -> Int?

    /// The value of an environment variable, for `set FIELD @env:NAME`.
    public var variable: @Sendable (String) -> String?

    /// The clock that is waited on.
    public var clock: any Clock<Duration>

    /// Settings from their parts.
    public init(
        theme: @escaping @MainActor @Sendable () -> WindowTheme, width: @escaping @MainActor @Sendable () -> Int?,
        clock: any Clock<Duration> = ContinuousClock(), variable: @escaping @Sendable (String) -> String?
    ) {
        (self.theme, self.width, self.clock, self.variable) = (theme, width, clock, variable)
    }
}
