// headless
import App
import Foundation
import TextShell

@main struct Main {
    @MainActor static func main() async {
        let terminal = Terminal()
        let variable: @Sendable (String) -> String? = { getenv($0).map { String(cString: $0) } }
        let launcher = Launcher(
            input: StandardInput(terminal: terminal), output: StandardOutput(terminal: terminal, program: .starter),
            variable: variable, watchesSignals: true)
        exit(await launcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
