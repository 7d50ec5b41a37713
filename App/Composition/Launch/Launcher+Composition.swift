import Data
import DataSync
import DesignSystem
import Domain
import Foundation
import TextShell

/// Putting the app together from the options.
extension Launcher {
    /// Opens the clinic and makes the app on it.
    func scene(_ options: LaunchOptions, remembersPlace: Bool) async throws(CommandFailure) -> AppScene {
        let container = try await container(options)
        try takeTill(options)
        if remembersPlace { container.settings.follow(container.preferences) }
        return AppScene(container: container, remembersPlace: remembersPlace)
    }

    /// Makes the clinic that was opened the till that `--till` names.
    private func takeTill(_ options: LaunchOptions) throws(CommandFailure) {
        guard let number = options.till, let station, !station.store.takeTill(number) else { return }
        throw CommandFailure(
            "Till \(number) is taken: another open clinic is that till. End that one, or choose another number with --till.",
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

    /// How screens are written: what the command line says, else what the settings say, else what the terminal can do.
    private func format(_ options: LaunchOptions, _ preferences: Preferences) -> ScreenFormat {
        let kind = options.format ?? (preferences.isAccessible ? .linear : .text)
        let width = options.width ?? preferences.width ?? Terminal.width
        return ScreenFormat(
            kind, width: width, theme: isColored(options.color ?? preferences.color) ? .standard : .none)
    }

    private func container(_ options: LaunchOptions) async throws(CommandFailure) -> DependencyContainer {
        let clock: any WallClock = options.now.map(FrozenClock.init) ?? SystemClock()
        let identifiers = UUIDv7Source(clock: clock, random: random)
        let deliveries = PendingDeliveries()
        var station = try openStation(options, clock: clock, identifiers: identifiers, deliveries: deliveries)
        if !station.store.hasClinic {
            try await load(station, options)
            station = try openStation(options, clock: clock, identifiers: identifiers, deliveries: deliveries)
        }
        return DependencyContainer(of: station, clock: clock, identifiers: identifiers, deliveries: deliveries)
    }

    /// Opens the clinic that the options name, and its remote.
    func openStation(_ options: LaunchOptions) throws(CommandFailure) -> ClinicStation {
        let clock: any WallClock = options.now.map(FrozenClock.init) ?? SystemClock()
        return try openStation(
            options, clock: clock, identifiers: UUIDv7Source(clock: clock, random: random),
            deliveries: PendingDeliveries())
    }

    private func openStation(
        _ options: LaunchOptions, clock: any WallClock, identifiers: any IdentifierSource, deliveries: PendingDeliveries
    ) throws(CommandFailure) -> ClinicStation {
        do {
            let store = try ClinicStore.open(
                location(options.place), clock: clock, identifiers: identifiers, deliveries: deliveries,
                passwords: passwords, polling: polling, joining: options.joining,
                report: { output.tell(message(about: $0)) })
            let station = ClinicStation(store)
            (self.station, self.deliveries) = (station, deliveries)
            try connect(station, options)
            return station
        } catch {
            throw CommandFailure(syncing: error)
        }
    }

    /// What set-up did, with what a newcomer needs to know next.
    private func message(about step: SetUpStep) -> String {
        guard case .createdExampleClinic(let location) = step else { return step.description }
        let step = SetUpStep.createdExampleClinic(at: shortened(location))
        return "\(step) Sign in as ana, ben, chen or maya; the password is \(HelpText.examplePassword)."
    }

    /// What is in the home folder as people write it.
    private func shortened(_ location: StoreLocation) -> StoreLocation {
        guard case .folder(let path) = location, let home = variable("HOME"), home.count > 1,
            path.hasPrefix("\(home)/")
        else { return location }
        return .folder("~\(path.dropFirst(home.count))")
    }

    var random: any RandomNumberGenerator & Sendable {
        seed.map { SeededRandom(seed: $0) } ?? SystemRandomNumberGenerator()
    }

    /// Takes in what was saved at other stations.
    func bringUpToDate() async {
        station?.store.lookForChanges()
        await deliveries?.allTakenIn()
    }

    private func location(_ place: LaunchOptions.Place) throws(AppError) -> StoreLocation {
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

/// A clock that stands still, for demonstrations that must repeat themselves.
nonisolated struct FrozenClock: WallClock {
    let now: Date
}

extension CommandFailure {
    /// An error as the end of a command: what happened and what to do.
    init(_ error: AppError) {
        self.init("\(error.message) \(error.commandAdvice)", ExitCode(error))
    }
}
