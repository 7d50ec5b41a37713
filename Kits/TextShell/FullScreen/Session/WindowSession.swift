import HeadlessUI

/// A conversation between a person and a scene in a window: keys and clicks go in, and the screen is always current.
@MainActor public final class WindowSession: ShellConversation {
    /// Something that happens to the session.
    enum Event: Hashable {
        case device(WindowEvent)
        /// The screen may be out of date.
        case changed
        case alarm(Alarm)
        case stopped
    }

    /// Something that the session waits for.
    enum Alarm: Hashable {
        /// Whether an Escape is a key.
        case escape
        /// How long a change is marked.
        case marks
        /// The idle lock.
        case lock
        /// The next minute, where the screen shows the time.
        case minute
    }

    let scene: any ShellScene
    let host: ScreenHost
    let device: any WindowDevice
    let output: any ShellOutput
    let settings: WindowSettings
    let events = EventQueue<Event>()
    var window: Window
    var reader = WindowKeyReader()
    var drawn: WindowDrawing?
    var person: String?
    var firstFailure: ExitCode?
    var isLeaving = false
    var mayLoseDrafts = false
    /// Whether a key is being carried out.
    var isBusy = false
    /// The number of the place that is on show, for what was typed before.
    var place = (number: 0, at: ScenePlace?.none)
    /// The number of the place before which all that was typed is left out: a part of it alone would be something else.
    var leftOut = 0
    var typed = TypedLines()
    lazy var alarms = Alarms<Alarm>(settings.clock) { [events] in events.add(.alarm($0)) }
    lazy var interpreter = CommandInterpreter(
        scene: scene, host: host, fields: FieldEntry(input: NoInput(), variable: settings.variable))

    /// The exit code of the session, or nil while it runs.
    public internal(set) var end: ExitCode?

    /// A conversation that has not started.
    public init(
        scene: any ShellScene, device: any WindowDevice, output: any ShellOutput, settings: WindowSettings
    ) {
        (self.scene, self.device, self.output, self.settings) = (scene, device, output, settings)
        host = ScreenHost(scene: scene)
        window = Window(size: device.size)
        person = scene.person
    }

    /// Talks in the window until `quit`, a key that means the same, the end of the terminal, or ``stop(_:)``.
    ///
    /// - Returns: the code of what ended the conversation, or of the first failure.
    public func run() async -> ExitCode {
        guard end == nil else { return close() }
        device.open { [weak self] in self?.hear($0) }
        host.whenChanged { [events] in events.addOnce(.changed) }
        scene.whenLockTimeChanges = { [weak self] in self?.awaitLock() }
        await showStep()
        draw()
        var isOver = false
        while end == nil, !isOver {
            isOver = await handle(events.next())
            await answerChooser()
            draw()
        }
        if end != nil { await keepField() }
        return close()
    }

    /// Puts what is being typed into its field when the program is ended from outside: it is there again at the next
    /// start, or named among what is not saved.
    private func keepField() async {
        guard let edit = window.edit, edit.isChanged, !edit.isSecret, let action = edit.field.action else { return }
        host.set(action, to: edit.text)
        _ = await host.settle()
        await scene.didSettle()
    }

    /// Ends the conversation from outside, for example on a signal.
    public func stop(_ code: ExitCode) {
        end = end ?? code
        host.stop()
        scene.stop()
        events.add(.stopped)
    }

    private func hear(_ event: WindowEvent) {
        if isBusy, case .typed(let bytes, _) = event, bytes.contains(0x03) { return stop(.interrupted) }
        events.add(.device(event))
    }

    /// Handles an event.
    ///
    /// - Returns: whether the conversation is over.
    private func handle(_ event: Event) async -> Bool {
        switch event {
        case .device(.typed(let bytes, let number)): return await take(bytes, typedAt: number)
        case .device(.resized): window.size = device.size
        case .device(.continued): (window.size, drawn) = (device.size, nil)
        case .device(.hungUp): return true
        case .changed: await showChange()
        case .alarm(let alarm): return await ring(alarm)
        case .stopped: return true
        }
        return false
    }

    private func take(_ bytes: [UInt8], typedAt number: Int) async -> Bool {
        if await isLocked() { return false }
        scene.personIsActive()
        for byte in bytes {
            for key in reader.take(byte) where await press(key, typedAt: number) { return true }
        }
        alarms.set(.escape, in: reader.isUndecided ? .milliseconds(50) : nil)
        return false
    }

    private func ring(_ alarm: Alarm) async -> Bool {
        switch alarm {
        case .escape:
            for key in reader.flush() where await press(key, typedAt: place.number) { return true }
        case .marks: window.forgetChanges()
        case .lock: if await !isLocked() { awaitLock() }
        case .minute:
            if await isLocked() { break }
            host.expire()
            await showChange()
        }
        return false
    }

    /// Gives the window back, and says what is left to say.
    private func close() -> ExitCode {
        alarms.end()
        host.whenChanged {}
        host.stop()
        device.close()
        for notice in scene.drainNotices() { output.notify(notice) }
        let lost = mayLoseDrafts ? [] : scene.unsaved
        if !lost.isEmpty { output.notify("Not saved: \(lost.joined(separator: ", ")).") }
        return end ?? firstFailure ?? (lost.isEmpty ? .ok : .temporaryFailure)
    }
}
