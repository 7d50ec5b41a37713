import Data
import DataSync
import DesignSystem
import Domain
import FoundationEssentials
import Navigation
import TextShell

/// Wraps the remote of a workstation, possibly with random faults.
package typealias Network = @Sendable (any Remote, any RandomNumberGenerator & Sendable) -> any Remote

/// Starts the app from a command line and runs it to its end.
package final class Launcher {
    let variable: @Sendable (String) -> String?
    let input: any LineInput
    let output: any ShellOutput
    let window: @MainActor () -> (any WindowDevice)?
    let passwords: PasswordCost
    let polling: ChangePolling
    let seed: UInt64?
    let watchesSignals: Bool
    let network: Network
    /// The opened clinic, or nil before.
    var workstation: ClinicWorkstation?
    /// The values that its readers have not received yet.
    var deliveries: PendingDeliveries?
    /// The exchange beside a conversation.
    private var exchanging: Task<Void, Never>?

    /// Creates a launcher that reads and writes the given streams.
    ///
    /// - Parameters:
    ///   - variable: looks up an environment variable. Reading all of them would cost a start more than a screen does.
    ///   - input: the source of lines and secrets.
    ///   - output: the destination of screens and messages.
    ///   - window: the full screen of a terminal, or nil where there is none.
    ///   - passwords: the cost of the password hashes of a new clinic.
    ///   - polling: how writes of other processes are noticed.
    ///   - seed: the seed of random numbers; nil for unpredictable ones.
    ///   - watchesSignals: whether SIGINT, SIGTERM and SIGHUP end it in good order; only for a whole process.
    ///   - network: wraps the remote; returns it unchanged except in programs that show faults.
    package init(
        variable: @escaping @Sendable (String) -> String?, input: any LineInput, output: any ShellOutput,
        window: @escaping @MainActor () -> (any WindowDevice)? = { nil },
        passwords: PasswordCost = .interactive, polling: ChangePolling = .standard, seed: UInt64? = nil,
        watchesSignals: Bool = false, network: @escaping Network = { remote, _ in remote }
    ) {
        (self.variable, self.input, self.output) = (variable, input, output)
        (self.window, self.passwords, self.polling, self.seed) = (window, passwords, polling, seed)
        (self.watchesSignals, self.network) = (watchesSignals, network)
    }

    /// Creates a launcher with a given environment.
    package convenience init(
        environment: [String: String], input: any LineInput, output: any ShellOutput,
        passwords: PasswordCost = .interactive
    ) {
        self.init(variable: { environment[$0] }, input: input, output: output, passwords: passwords)
    }

    /// Does what the arguments after the program's name ask for.
    ///
    /// - Returns: the exit code.
    package func run(_ arguments: [String]) async -> ExitCode {
        var command: String?
        do throws(CommandFailure) {
            let options = try LaunchOptions(arguments: arguments)
            command = options.action.words
            return try await run(options)
        } catch {
            return refuse(error, of: command, isDocument: LaunchOptions.askForJSON(arguments))
        }
    }

    private func run(_ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let result: Result<ExitCode, CommandFailure>
        do throws(CommandFailure) {
            result = .success(try await carryOut(options))
        } catch {
            result = .failure(error)
        }
        // Quitting reports the state of the file, so nothing may be written after it.
        exchanging?.cancel()
        await exchanging?.value
        workstation?.store.leave()
        return try result.get()
    }

    private func carryOut(_ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        switch options.action {
        case .help: write(kept(HelpText.text, options))
        case .helpRun: write(kept(HelpText.run, options))
        case .version: write("clinic \(HelpText.version)\n")
        case .completions(let shell): write(Completions(links: AppRoute.listedLinks.shownPatterns).script(for: shell))
        case .manual: write(ManualPage.text)
        case .found: try await found(options)
        case .staff(let request): try await staff(request, options)
        case .importing(let request): try await takeIn(request, options)
        case .routes: write(links(options), named: "routes", options)
        case .talk: try await talk(options)
        case .talkAt(let link): try await talk(options, at: link)
        case .open(let link): try await show(link, options)
        case .records(let request): try await write(request, options)
        case .sync(let watching): try await sync(watching: watching, options)
        case .remote(let request): try await remote(request, options)
        case .backup(let request): try await backUp(request, options)
        case .restore(let path): try await restore(path, options)
        case .verify, .doctor: try await check(options)
        case .audit: try await audit(options)
        case .forget(let patient, let name): try await forget(patient, named: name, options)
        case .export: try export(options)
        case .run(let paths): try await run(transcripts: paths, updating: options.updates)
        }
    }

    /// Runs a session. A link starts from the restored place, as if it was typed there.
    private func talk(_ options: LaunchOptions, at link: String? = nil) async throws(CommandFailure) -> ExitCode {
        if let link { _ = try AppScene.route(link) }
        var transcript = try SessionTranscript(options)
        let scene = try await scene(options, remembersPlace: true, making: try await firstClinic(options))
        let start = scene.container.clock.now
        exchanging = keepExchanging()
        scene.coordinator.journal.begin(.restoring)
        let code = try await stoppable(conversation(scene, options), watching: watchesSignals) {
            session throws(CommandFailure) in
            if !(try await signIn(scene.coordinator, options)) { await scene.coordinator.restorePlace(of: .visitor) }
            if let link { try scene.open(link: link) }
            return await session.run()
        }
        try transcript?.write(scene.coordinator.retraced, since: start)
        return code
    }

    func show(_ link: String, _ options: LaunchOptions) async throws(CommandFailure) -> ExitCode {
        let route = try AppScene.route(link)
        let scene = try await scene(options, remembersPlace: false)
        let asksForPassword = options.user != nil
        let session = session(scene, options)
        return try await stoppable(session, watching: watchesSignals && asksForPassword) {
            _ throws(CommandFailure) in
            _ = try await signIn(scene.coordinator, options, restoring: false)
            let refused = await scene.coordinator.error(keepingFrom: route)
            scene.coordinator.go(.route(route))
            return await session.showOnce("open \(route.withoutSearch.link ?? "")") {
                if let refused { return (ExitCode(refused), nil) }
                return (scene.coordinator.presentedModal?.toDoFirst(at: route)).map { (.noPermission, $0) }
            }
        }
    }

    /// Holds a conversation that a signal ends, also while it asks for a password at its start.
    private func stoppable(
        _ session: any ShellConversation, watching: Bool,
        _ hold: (any ShellConversation) async throws(CommandFailure) -> ExitCode
    ) async throws(CommandFailure) -> ExitCode {
        let signals = watching ? await StopSignals.watched { session.stop($0) } : nil
        defer { withExtendedLifetime(signals) {} }
        do throws(CommandFailure) {
            return try await hold(session)
        } catch {
            guard let end = session.end else { throw error }
            return end
        }
    }

    /// The links to list: with one for each error, if they were asked for.
    private func links(_ options: LaunchOptions) -> [String] {
        let errors = AppError.examples.map { "\(LinkFormat.clinic.scheme)://errors/\($0.code)" }
        return AppRoute.listedLinks.shownPatterns + (options.listsErrors ? errors : [])
    }

    /// A help text, wrapped at a terminal.
    private func kept(_ help: String, _ options: LaunchOptions) -> String {
        (options.width ?? (Terminal.isOutput ? Terminal.width : nil)).map(help.kept(to:)) ?? help
    }

    func write(_ text: String) -> ExitCode {
        do {
            try output.write(text)
            return .ok
        } catch {
            return error.readerIsGone ? .outputClosed : .ioError
        }
    }
}

extension AppModal {
    /// The step that the link of a place requires first, such as unlocking; nil for none.
    fileprivate func toDoFirst(at route: AppRoute) -> String? {
        switch self {
        case .login: "This place needs signing in: add --as USER."
        case .noteReason: self == route.modal ? nil : "These notes need a reason: open them in clinic --as USER."
        case .onboarding: "Go through the first steps before: run clinic --as USER."
        case .locked, .settings, .sync, .profile, .staff,
            .offers, .booking, .contactSupport, .share, .purchaseConfirmation:
            nil
        }
    }
}
