import DesignSystem
import Foundation
import HostedFeature
import Support
import TextShell

/// Runs one feature alone, on fakes: `scripts/feature run`. The manifest decides which.
@main struct FeatureCommand {
    @MainActor static func main() async {
        let terminal = Terminal()
        let output = StandardOutput(terminal: terminal, program: .feature)
        do {
            let options = try HostOptions(Array(CommandLine.arguments.dropFirst()))
            exit(try await talk(options, output, terminal).rawValue)
        } catch let failure as CommandFailure {
            output.notify(failure.message)
            exit(failure.exitCode.rawValue)
        } catch {
            output.notify("The feature's host could not be set up: \(error)")
            exit(ExitCode.software.rawValue)
        }
    }

    @MainActor private static func talk(
        _ options: HostOptions, _ output: StandardOutput, _ terminal: Terminal
    ) async throws -> ExitCode {
        let scene = HostScene(role: options.role)
        let host = try Host(on: scene, role: options.role)
        defer { withExtendedLifetime(host) {} }
        let theme: Theme = Terminal.isOutput ? .standard : .none
        let settings = ShellSettings(
            program: .feature,
            format: { ScreenFormat(options.format, width: options.width ?? Terminal.width, theme: theme) },
            stopsAtFailure: options.stopsAtFailure, variable: { getenv($0).map { String(cString: $0) } })
        let input = StandardInput(terminal: terminal)
        let session = ShellSession(scene: scene, input: input, output: output, settings: settings)
        let signals = await StopSignals.watched { session.stop($0) }
        defer { withExtendedLifetime(signals) {} }
        return await session.run()
    }
}

extension ShellProgram {
    /// The program of one feature, with the same texts as the whole app.
    fileprivate static let feature = ShellProgram(name: "clinic", title: "Clinic")
}
