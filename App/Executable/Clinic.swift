import App
import Glibc
import TextShell

@main struct Clinic {
    @MainActor static func main() async {
        let terminal = Terminal()
        let launcher = Launcher(
            variable: { getenv($0).map { String(cString: $0) } }, input: StandardInput(terminal: terminal),
            output: StandardOutput(terminal: terminal, program: .clinic),
            window: { Terminal.hasWindow ? TerminalWindow(terminal: terminal, program: .clinic) : nil },
            watchesSignals: true)
        exit(await launcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
