import Data
import DataSync
import DesignSystem
import Domain
import FoundationEssentials
import TextShell

/// Putting the app together from the options.
extension Launcher {
    /// Opens the clinic and makes the app on it.
    func scene(
        _ options: LaunchOptions, remembersPlace: Bool, making: NewClinic? = nil
    ) async throws(CommandFailure) -> AppScene {
        let container = try await container(options, making: making)
        try takeTerminal(options)
        if remembersPlace { container.settings.follow(container.preferences) }
        return AppScene(container: container, remembersPlace: remembersPlace)
    }

    /// Claims the terminal number of `--terminal`.
    private func takeTerminal(_ options: LaunchOptions) throws(CommandFailure) {
        guard let number = options.terminal, let workstation, !workstation.store.takeTerminal(number) else { return }
        throw CommandFailure(
            "Terminal \(number) is taken: another open clinic is that terminal. End that one, or choose another number with --terminal.",
            .temporaryFailure)
    }

    /// A conversation about a scene.
    func session(_ scene: AppScene, _ options: LaunchOptions) -> ShellSession {
        let format: @MainActor @Sendable () -> ScreenFormat = {
            self.format(options, scene.container.settings.current)
        }
        let settings = ShellSettings(
            program: .clinic, format: format, stopsAtFailure: options.stopsAtFailure, variable: variable)
        output.keep(within: { format().lineWidth })
        return ShellSession(scene: scene, input: input, output: output, settings: settings)
    }

    /// A conversation about a scene in a window, or line by line where there is none or another form is asked for.
    func conversation(_ scene: AppScene, _ options: LaunchOptions) -> any ShellConversation {
        let preferences = scene.container.settings
        guard !options.isInline, !options.stopsAtFailure, options.format ?? .text == .text,
            !isAccessible(options, preferences.current),
            let device = window()
        else { return session(scene, options) }
        scene.isDrawn = true
        let settings = WindowSettings(
            theme: { WindowTheme(self.theme(options, preferences.current)) },
            width: { options.width ?? preferences.current.lineLength }, variable: variable)
        return WindowSession(scene: scene, device: device, output: output, settings: settings)
    }

    /// How the window looks: what the command line says, else the terminal's own colours if it is to have any.
    private func theme(_ options: LaunchOptions, _ preferences: Preferences) -> WindowTheme.Name {
        options.theme ?? (isColored(options.color ?? preferences.color) ? .terminal : .plain)
    }

    /// How screens are written: what the command line says, else what the settings say, else what the terminal can do.
    private func format(_ options: LaunchOptions, _ preferences: Preferences) -> ScreenFormat {
        let isAccessible = isAccessible(options, preferences)
        let kind = options.format ?? (isAccessible ? .linear : .text)
        let width = options.width ?? preferences.lineLength ?? Terminal.width
        return ScreenFormat(
            kind, width: width, theme: isColored(options.color ?? preferences.color) ? .standard : .none,
            tellsChanges: isAccessible)
    }

    /// Whether the conversation is for somebody who listens: by the command line, the environment or the settings.
    func isAccessible(_ options: LaunchOptions, _ preferences: Preferences) -> Bool {
        if options.isAccessible || options.format != nil { return options.isAccessible }
        return variable("CLINIC_ACCESSIBLE") == "1" || preferences.isAccessible
    }

    /// The output of what takes long: a line that is written over, or a line for each step for those who listen.
    func progressOutput(_ options: LaunchOptions) -> any ShellOutput {
        isAccessible(options, Preferences()) ? AppendedOutput(output) : output
    }

    private func container(
        _ options: LaunchOptions, making: NewClinic?
    ) async throws(CommandFailure) -> DependencyContainer {
        let clock: any WallClock = options.now.map(FrozenClock.init) ?? SystemClock()
        let identifiers = UUIDv7Source(clock: clock, random: random)
        let deliveries = PendingDeliveries()
        let workstation = try await openWorkstation(
            options, making: making, clock: clock, identifiers: identifiers, deliveries: deliveries)
        return DependencyContainer(of: workstation, clock: clock, identifiers: identifiers, deliveries: deliveries)
    }

    /// Opens the clinic that the options name, and its remote. A new workstation fetches the clinic first, unless that
    /// is to be told only where it is.
    func openWorkstation(
        _ options: LaunchOptions, making: NewClinic? = nil, fetching: Bool = true
    ) async throws(CommandFailure) -> ClinicWorkstation {
        let clock: any WallClock = options.now.map(FrozenClock.init) ?? SystemClock()
        return try await openWorkstation(
            options, making: making, fetching: fetching, clock: clock,
            identifiers: UUIDv7Source(clock: clock, random: random), deliveries: PendingDeliveries())
    }

    private func openWorkstation(
        _ options: LaunchOptions, making: NewClinic?, fetching: Bool = true, clock: any WallClock,
        identifiers: any IdentifierSource, deliveries: PendingDeliveries
    ) async throws(CommandFailure) -> ClinicWorkstation {
        let opened = try await open(
            options, making: making, clock: clock, identifiers: identifiers, deliveries: deliveries)
        guard fetching, !opened.store.hasClinic else { return opened }
        try await load(opened, options)
        return try await open(options, making: nil, clock: clock, identifiers: identifiers, deliveries: deliveries)
    }

    private func open(
        _ options: LaunchOptions, making: NewClinic?, clock: any WallClock, identifiers: any IdentifierSource,
        deliveries: PendingDeliveries
    ) async throws(CommandFailure) -> ClinicWorkstation {
        let joined = try await joinedClinic(options)
        let workstation: ClinicWorkstation
        do {
            let store = try ClinicStore.open(
                location(options.place), clock: clock, identifiers: identifiers, deliveries: deliveries,
                passwords: passwords, polling: polling, making: making ?? joined ?? .example,
                report: { output.notify(message(about: $0)) })
            workstation = ClinicWorkstation(store)
            (self.workstation, self.deliveries) = (workstation, deliveries)
            try connect(workstation, options)
        } catch {
            throw CommandFailure(syncing: error)
        }
        if joined == nil { try await takeCode(options, workstation) }
        return workstation
    }

    /// The message about a set-up step, with what a newcomer needs to know next.
    private func message(about step: BootstrapStep) -> String {
        if case .created(let name, let location) = step {
            return BootstrapStep.created(VisibleText.escaped(name), at: shortened(location)).description
        }
        guard case .createdExampleClinic(let location) = step else { return step.description }
        let step = BootstrapStep.createdExampleClinic(at: shortened(location))
        return "\(step) Sign in as ana, ben, chen or maya; the password is \(HelpText.examplePassword)."
    }

    /// The location with the home folder abbreviated.
    private func shortened(_ location: StoreLocation) -> StoreLocation {
        guard case .folder(let path) = location, let home = variable("HOME"), home.count > 1,
            path.hasPrefix("\(home)/")
        else { return location }
        return .folder("~\(path.dropFirst(home.count))")
    }

    var random: any RandomNumberGenerator & Sendable {
        seed.map { SeededRandom(seed: $0) } ?? SystemRandomNumberGenerator()
    }

    /// Receives what was saved at other workstations.
    func bringUpToDate() async {
        workstation?.store.lookForChanges()
        await deliveries?.allTakenIn()
    }

    /// Where the clinic that the options name is.
    func location(_ place: LaunchOptions.Place) throws(AppError) -> StoreLocation {
        switch place {
        case .memory: .memory
        case .folder(let path): .folder(path)
        case .standard: try .standard(variable: variable)
        }
    }

    private func isColored(_ color: ColorChoice) -> Bool {
        switch color {
        case .always: true
        case .never: false
        case .auto: Terminal.isOutput && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
        }
    }
}

/// A clock that stands still, for repeatable demonstrations. Waits take their time all the same.
nonisolated struct FrozenClock: WallClock {
    let now: Date
    var uptime: Duration { SystemClock().uptime }
}

extension CommandFailure {
    /// An error as the end of a command: what happened and what to do.
    init(_ error: AppError) {
        self.init("\(error.message) \(error.commandAdvice)", ExitCode(error))
    }
}
