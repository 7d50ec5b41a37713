import DesignSystem
import Foundation
import StagedFeature
import Support
import TextShell

/// Talks about one feature alone, on fakes: `scripts/feature run`. Which one, the manifest decided.
@main struct FeatureCommand {
    @MainActor static func main() async {
        let output = StandardOutput()
        do {
            let options = try StageOptions(Array(CommandLine.arguments.dropFirst()))
            exit(try await talk(options, output).rawValue)
        } catch let failure as CommandFailure {
            output.tell(failure.message)
            exit(failure.exitCode.rawValue)
        } catch {
            output.tell("The feature's stage could not be set up: \(error)")
            exit(ExitCode.software.rawValue)
        }
    }

    @MainActor private static func talk(_ options: StageOptions, _ output: StandardOutput) async throws -> ExitCode {
        let scene = StageScene(role: options.role)
        let stage = try Stage(on: scene, role: options.role)
        defer { withExtendedLifetime(stage) {} }
        let theme: Theme = Terminal.isOutput ? .standard : .none
        let settings = ShellSettings(
            format: { ScreenFormat(options.format, width: options.width ?? Terminal.width, theme: theme) },
            stopsAtFailure: options.stopsAtFailure, variable: { getenv($0).map { String(cString: $0) } })
        let session = ShellSession(scene: scene, input: StandardInput(), output: output, settings: settings)
        let signals = await StopSignals.watched { session.stop($0) }
        defer { withExtendedLifetime(signals) {} }
        return await session.run()
    }
}
