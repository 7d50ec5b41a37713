import App
import Foundation
import TextShell

@main struct Clinic {
    @MainActor static func main() async {
        let launcher = Launcher(
            environment: ProcessInfo.processInfo.environment, input: StandardInput(), output: StandardOutput(),
            watchesSignals: true)
        exit(await launcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
