import HeadlessUI

/// A conversation without a terminal: each line is carried out as a person's would be, and the screen that it leads to
/// is there as a value.
@MainActor public final class HeadlessSession {
    private let scene: any ShellScene
    private let host: ScreenHost
    private let interpreter: CommandInterpreter

    /// What the user was told on the way to the screen on show.
    public private(set) var notices: [String] = []

    /// A conversation about a scene that has not started.
    ///
    /// - Parameters:
    ///   - scene: what is on show, and how to move.
    ///   - variable: the value of an environment variable, for `set FIELD @env:NAME`.
    public init(scene: any ShellScene, variable: @escaping @Sendable (String) -> String?) {
        self.scene = scene
        host = ScreenHost(scene: scene)
        interpreter = CommandInterpreter(
            scene: scene, host: host, fields: FieldEntry(input: NoInput(), variable: variable))
    }

    /// The screen on show, complete.
    public func show() async -> Screen {
        let screen = await host.settle()
        await scene.didSettle()
        notices = scene.drainNotices()
        return screen
    }

    /// Carries out a line.
    ///
    /// - Parameters:
    ///   - line: what a person would type.
    ///   - screen: the screen that it is typed at.
    /// - Returns: the screen that it leads to.
    /// - Throws: a failure, after which everything is as it was before.
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

/// Nobody to ask: whatever is needed stands on the line.
private final class NoInput: LineInput {
    let isTerminal = false

    func line(prompt: String) async -> String? { nil }
    func secret(prompt: String) async -> String? { nil }
    func abandon() {}
    func close() {}
}
