import HeadlessUI

/// A conversation between a person or a script and a scene: a screen, a line, the next screen, until the end.
@MainActor public final class ShellSession: ShellConversation {
    let scene: any ShellScene
    private let host: ScreenHost
    private let input: any LineInput
    let output: any ShellOutput
    let settings: ShellSettings
    private var firstFailure: ExitCode?
    private var screen: Screen?
    private var mayLoseDrafts = false
    private var narration = Narration()
    private lazy var memory = LineMemory(scene: scene, input: input)
    /// Prompts, and locks if there is no answer.
    private lazy var watched = WatchedInput(
        input, clock: settings.clock, timeUntilLock: { [scene] in scene.timeUntilLock },
        lock: { [weak self] in await self?.locks() ?? false })
    /// The document of the command that is being carried out, where documents are written.
    var document: CommandDocument?
    lazy var interpreter = CommandInterpreter(
        scene: scene, host: host, fields: FieldEntry(input: watched, variable: settings.variable),
        voice: CommandVoice(
            tell: { [weak self] in self?.notify($0) }, show: { [weak self] in _ = self?.tell($0, .whole) }))

    /// The exit code of the session, or nil while it runs.
    public private(set) var end: ExitCode?

    /// A conversation that has not started.
    public init(
        scene: any ShellScene, input: any LineInput, output: any ShellOutput, settings: ShellSettings
    ) {
        self.scene = scene
        self.input = input
        self.output = output
        self.settings = settings
        host = ScreenHost(scene: scene)
        document = settings.format().isDocument ? CommandDocument() : nil
        input.keepPlain { settings.format().lineWidth == nil }
    }

    /// Talks until `quit`, a key that means the same, the end of the input, or ``stop(_:)``.
    ///
    /// - Returns: the code of what ended the conversation, or of the first failure.
    public func run() async -> ExitCode {
        if input.isTerminal { scene.whenLockTimeChanges = { [weak watched] in watched?.watch() } }
        await showScreen()
        endDocument()
        var last: Command?
        while !isOver, let command = await nextCommand(), end == nil {
            defer { last = command }
            if command == .remark { continue }
            if command.isLeaving, leaves(by: command, again: last?.isLeaving == true) { return closes(by: command) }
            if !command.isLeaving, await locks(insteadOf: command) { continue }
            await carryOut(command)
            endDocument(of: command)
        }
        return close()
    }

    /// Ends the conversation from outside, for example on a signal.
    public func stop(_ code: ExitCode) {
        end = end ?? code
        host.stop()
        scene.stop()
        input.close()
    }

    private var isOver: Bool { end != nil || (firstFailure != nil && settings.stopsAtFailure) }

    /// The next command, or nil at the end of input, which at a terminal means to quit. A line that cannot be read is
    /// reported and skipped.
    private func nextCommand() async -> Command? {
        do throws(CommandFailure) {
            let prompt = settings.program.prompt
            guard let line = try await watched.line(prompt: prompt, help: help()) else {
                return input.isTerminal ? .quit : nil
            }
            memory.take(line, at: screen)
            return try command(line)
        } catch {
            if error == .interrupted { return .interrupt }
            memory.refuse()
            fail(error)
            endDocument()
            return .remark
        }
    }

    /// Help with the next line. Nothing is read of the screen before a key is pressed.
    private func help() -> LineHelp {
        let earlier = memory.lines()
        guard input.isTerminal, let screen else { return LineHelp() }
        lazy var words = ScreenWords(screen, links: scene.links, more: scene.words.map(\.name))
        var help = LineHelp(earlier: earlier, showsHint: settings.format().isColoured)
        help.complete = { line in words.lines(for: line).map { LineCandidate($0) } }
        if !screen.asksForSecret { help.lookUp = { [scene] in scene.lookUp($0) } }
        return help
    }

    /// The command of a line at the current screen.
    private func command(_ line: String) throws(CommandFailure) -> Command {
        guard let screen else { return .remark }
        return try Command(line, on: screen)
    }

    /// Whether to quit: false if input would be lost that the user was not asked about.
    private func leaves(by command: Command, again: Bool) -> Bool {
        mayLoseDrafts = scene.mayQuit(again: again)
        if mayLoseDrafts, command == .interrupt { end = end ?? .interrupted }
        return mayLoseDrafts
    }

    /// Locks if the user was idle for too long, and clears the terminal.
    private func locks(insteadOf command: Command? = nil) async -> Bool {
        guard await scene.lockIfIdle() else { return false }
        await cover()
        if let command, command != .show { notify("What you typed last was not carried out.") }
        endDocument()
        return true
    }

    /// Clears the terminal of everything that was on show before the lock.
    private func cover() async {
        output.cover()
        memory.forget()
        narration.forget()
        await showScreen(.cover)
    }

    private func carryOut(_ command: Command) async {
        guard let screen else { return }
        do throws(CommandFailure) {
            switch try await interpreter.carryOut(command, on: screen) {
            case .nothing: break
            case .help(let page): answer(page.rowsText, as: page.member)
            case .found(let found): answer(found.text, as: found.member)
            case .prose(let text): answer(text, as: command.answer(in: scene, on: screen))
            case .lines(let text): answer(text, as: command.answer(in: scene, on: screen), isProse: false)
            case .screen: await showScreen(command == .show ? .whole : .news)
            case .cover: await cover()
            }
            if let screen = self.screen {
                tellSaved(by: command, at: screen, toPerson: input.isTerminal || settings.format().tellsChanges)
            }
            await memory.keep()
        } catch {
            memory.refuse()
            if error.isAboutAnOldScreen { await showScreen() }
            fail(error)
        }
    }

    func showScreen(_ showing: Narration.Showing = .news) async {
        let screen = await host.settle()
        self.screen = screen
        // A question that nothing came of is asked again.
        let isNews = tell(screen, showing) || screen.style == .alert && tell(screen, .whole)
        if showing != .cover { output.title(screen.path) }
        firstFailure = firstFailure ?? scene.exitCode(for: screen)
        await scene.didSettle()
        await memory.follow()
        let notices = scene.drainNotices()
        for notice in notices { notify(notice) }
        if !isNews, notices.isEmpty { write("Nothing has changed.\n") }
    }

    /// Writes a screen, or what is news in it. Returns whether there was anything to write.
    private func tell(_ screen: Screen, _ showing: Narration.Showing) -> Bool {
        if document != nil { return show(screen) }
        let text = narration.text(of: screen, showing, as: settings.format())
        if !text.isEmpty { write(text) }
        return !text.isEmpty
    }

    private func fail(_ failure: CommandFailure) {
        if failure == .locked { return }
        output.notify(failure.message)
        document?.refuse(failure)
        if failure != .interrupted { firstFailure = firstFailure ?? failure.exitCode }
    }

    func write(_ text: String) {
        do {
            try output.write(text)
        } catch {
            end = end ?? (error.readerIsGone ? .outputClosed : .ioError)
        }
    }

    func close() -> ExitCode {
        host.stop()
        for notice in scene.drainNotices() { notify(notice) }
        let lost = mayLoseDrafts ? [] : scene.unsaved
        if !lost.isEmpty { notify("Not saved: \(lost.joined(separator: ", ")).") }
        return end ?? firstFailure ?? (lost.isEmpty ? .ok : .temporaryFailure)
    }
}
