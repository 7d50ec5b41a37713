import HeadlessUI

/// A session without a terminal: each line has the effect of a user's, and returns the resulting screen as a value.
@MainActor public final class HeadlessSession {
    private let scene: any ShellScene
    private let host: ScreenHost
    private let interpreter: CommandInterpreter

    /// The notices that led to the current screen.
    public private(set) var notices: [String] = []

    /// Creates a session with a scene that has not started.
    ///
    /// - Parameters:
    ///   - scene: the app.
    ///   - variable: the value of an environment variable, for `set FIELD @env:NAME`.
    public init(scene: any ShellScene, variable: @escaping @Sendable (String) -> String?) {
        self.scene = scene
        host = ScreenHost(scene: scene)
        interpreter = CommandInterpreter(
            scene: scene, host: host, fields: FieldEntry(input: NoInput(), variable: variable))
    }

    /// The current screen, complete.
    public func show() async -> Screen {
        let screen = await host.settle()
        await scene.didSettle()
        notices = scene.drainNotices()
        return screen
    }

    /// Carries out a line.
    ///
    /// - Parameters:
    ///   - line: the line.
    ///   - screen: the screen that it is typed at.
    /// - Returns: the resulting screen.
    /// - Throws: a failure, which leaves everything as it was.
    public func type(_ line: String, at screen: Screen) async throws(CommandFailure) -> Screen {
        if await scene.lockIfIdle() { return await show() }
        _ = try await interpreter.carryOut(Command(line, on: screen), on: screen)
        return await show()
    }

    /// Ends the conversation and all work of its places.
    public func stop() {
        host.stop()
    }
}
