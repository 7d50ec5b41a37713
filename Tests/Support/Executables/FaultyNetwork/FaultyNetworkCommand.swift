import App
import FaultyNetwork
import Foundation
import TextShell

/// Runs the clinic on a faulty network; the first argument names the fault: `scripts/network`.
@main struct FaultyNetworkCommand {
    @MainActor static func main() async {
        var arguments = CommandLine.arguments.dropFirst()
        guard let profile = arguments.popFirst().flatMap(NetworkProfile.init) else {
            let profiles = NetworkProfile.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(Data("network: name one of \(profiles), then what clinic takes\n".utf8))
            exit(ExitCode.usage.rawValue)
        }
        let terminal = Terminal()
        let launcher = Launcher(
            variable: { getenv($0).map { String(cString: $0) } }, input: StandardInput(terminal: terminal),
            output: StandardOutput(terminal: terminal, program: .clinic), watchesSignals: true
        ) { FaultyRemote($0, profile, random: $1) }
        exit(await launcher.run(Array(arguments)).rawValue)
    }
}
