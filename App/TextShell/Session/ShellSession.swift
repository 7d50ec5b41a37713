import DesignSystem

/// A conversation between a person or a script and a scene: a screen, a line, the next screen, until the end.
@MainActor package final class ShellSession {
    let scene: any ShellScene
    private let host: ScreenHost
    private let interpreter: CommandInterpreter
    let input: any LineInput
    private let output: any ShellOutput
    let settings: ShellSettings
    private var firstFailure: ExitCode?
    private var screen: Screen?
    /// Whether the screen is being covered at this moment because nobody is here.
    var isCovering = false

    /// What ended the conversation, or nil while nothing has.
    package private(set) var end: ExitCode?

    /// A conversation that has not started.
    package init(scene: any ShellScene, input: any LineInput, output: any ShellOutput, settings: ShellSettings) {
        self.scene = scene
        self.input = input
        self.output = output
        self.settings = settings
        host = ScreenHost(scene: scene)
        interpreter = CommandInterpreter(scene: scene, host: host, fields: FieldEntry(input: input, settings: settings))
    }

    /// Shows the place on show once, without reading a line.
    ///
    /// - Returns: the code of the failure on show or of the output, if there is one.
    package func showOnce() async -> ExitCode {
        await showScreen()
        return close()
    }

    /// Talks until `quit`, the end of the input, or ``stop(_:)``.
    ///
    /// - Returns: the code of what ended the conversation, or of the first failure.
    package func run() async -> ExitCode {
        await showScreen()
        var last: Command?
        while !isOver, let command = await nextCommand() {
            if end != nil { break }
            defer { last = command }
            if command != .quit, await scene.lockIfIdle() {
                await showScreen()
                continue
            }
            if command == .quit, scene.mayQuit(again: last == .quit) { break }
            await carryOut(command)
        }
        return close()
    }

    /// Ends the conversation from outside, for example on a signal.
    package func stop(_ code: ExitCode) {
        end = end ?? code
        host.stop()
        scene.stop()
        input.close()
    }

    private var isOver: Bool { end != nil || (firstFailure != nil && settings.stopsAtFailure) }

    /// What the next line says, or nil when there is no more. A line that cannot be taken is said, and means nothing.
    private func nextCommand() async -> Command? {
        let watch = idleWatch()
        do throws(CommandFailure) {
            let line = try await input.line(prompt: "clinic> ")
            if await isCovered(bySurprise: watch) { return .remark }
            return try line.map(command)
        } catch {
            _ = await isCovered(bySurprise: watch)
            fail(error)
            return .remark
        }
    }

    /// What a line means at the screen on show.
    private func command(_ line: String) throws(CommandFailure) -> Command {
        guard let screen else { return .remark }
        return try Command(line, on: screen)
    }

    private func carryOut(_ command: Command) async {
        guard let screen else { return }
        do throws(CommandFailure) {
            switch try await interpreter.carryOut(command, on: screen) {
            case .nothing: break
            case .lines(let text): write(text)
            case .prose(let text): write(settings.format().prose(text))
            case .screen: await showScreen()
            }
        } catch {
            if error.isAboutAnOldScreen { await showScreen() }
            fail(error)
        }
    }

    func showScreen() async {
        let screen = await host.settle()
        self.screen = screen
        do {
            write(try settings.format().text(of: screen))
        } catch {
            fail(CommandFailure("This screen could not be written: \(error).", .software))
        }
        output.title(screen.path)
        firstFailure = firstFailure ?? scene.exitCode(for: screen)
        await scene.didSettle()
        for notice in scene.takeNotices() { output.tell(notice) }
    }

    private func fail(_ failure: CommandFailure) {
        output.tell(failure.message)
        firstFailure = firstFailure ?? failure.exitCode
    }

    private func write(_ text: String) {
        do {
            try output.write(text)
        } catch {
            end = end ?? (error.readerIsGone ? .outputClosed : .ioError)
        }
    }

    private func close() -> ExitCode {
        host.stop()
        for notice in scene.takeNotices() { output.tell(notice) }
        return end ?? firstFailure ?? .ok
    }
}
