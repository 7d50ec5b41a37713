import Data
import DesignSystem
import TextShell

@testable import App

/// One run of the program in this process: what was written, what was told, and how it ended.
struct LaunchRun: Hashable {
    var code: ExitCode
    var output = ""
    var told: [String] = []

    /// Runs the program with lines to read, a clinic in memory and cheap passwords.
    static func of(
        _ arguments: [String], environment: [String: String] = [:], lines: [String] = [], isTerminal: Bool = false,
        isReaderGone: Bool = false
    ) async -> LaunchRun {
        let input = Lines(lines, isTerminal: isTerminal)
        let output = Words(isReaderGone: isReaderGone)
        let launcher = Launcher(environment: environment, input: input, output: output, passwords: .least)
        let code = await launcher.run(arguments)
        return LaunchRun(code: code, output: output.written, told: output.told)
    }

    /// A conversation about a scene that a test has made.
    static func of(_ scene: AppScene, lines: [String]) async -> LaunchRun {
        let output = Words(isReaderGone: false)
        let settings = ShellSettings(
            format: { ScreenFormat(.text, width: 80, theme: .none) }, stopsAtFailure: false, variable: { _ in nil })
        let input = Lines(lines, isTerminal: false)
        let code = await ShellSession(scene: scene, input: input, output: output, settings: settings).run()
        return LaunchRun(code: code, output: output.written, told: output.told)
    }
}

/// Lines that are there already.
private final class Lines: LineInput {
    private var lines: ArraySlice<String>
    let isTerminal: Bool

    init(_ lines: [String], isTerminal: Bool) {
        self.lines = lines[...]
        self.isTerminal = isTerminal
    }

    func line(prompt: String) async -> String? { lines.popFirst() }
    func secret(prompt: String) async -> String? { lines.popFirst() }
    func close() { lines = [] }
}

/// Keeps what is written.
private final class Words: ShellOutput {
    private(set) var written = ""
    private(set) var told: [String] = []
    private let isReaderGone: Bool

    init(isReaderGone: Bool) {
        self.isReaderGone = isReaderGone
    }

    func write(_ text: String) throws(OutputClosed) {
        guard !isReaderGone else { throw OutputClosed(readerIsGone: true) }
        written += text
    }

    func tell(_ line: String) { told.append(line) }
}
