import Data
import DesignSystem
import TextShell

@testable import App

/// One run of the program in this process: its output, its messages, and its exit code.
struct LaunchRun: Hashable {
    var code: ExitCode
    var output = ""
    var told: [String] = []

    /// The value of `@env:TYPED`.
    nonisolated static let typed = "typed by a test"

    /// Runs the program with lines to read, a clinic in memory and cheap passwords.
    static func of(
        _ arguments: [String], environment: [String: String] = [:], lines: [String] = [], isTerminal: Bool = false,
        isReaderGone: Bool = false, network: @escaping Network = { remote, _ in remote }
    ) async -> LaunchRun {
        let input = Lines(lines, isTerminal: isTerminal)
        let output = Words(isReaderGone: isReaderGone)
        let launcher = Launcher(
            variable: { environment[$0] }, input: input, output: output, passwords: .least, network: network)
        let code = await launcher.run(arguments)
        return LaunchRun(code: code, output: output.written, told: output.told)
    }

    /// A session on a given scene. At each prompt `onAsk` gets the number of lines so far.
    static func of(
        _ scene: AppScene, lines: [String], onAsk: @escaping (Int) -> Void = { _ in }
    ) async -> LaunchRun {
        let output = Words(isReaderGone: false)
        let settings = ShellSettings(
            program: .clinic, format: { ScreenFormat(.text, width: 80, theme: .none) }, stopsAtFailure: false,
            variable: { ["TYPED": typed, "OLD": HelpText.examplePassword][$0] })
        let input = Lines(lines, isTerminal: false, onAsk: onAsk)
        let code = await ShellSession(scene: scene, input: input, output: output, settings: settings).run()
        return LaunchRun(code: code, output: output.written, told: output.told)
    }
}

/// An input of fixed lines.
private final class Lines: LineInput {
    private var lines: ArraySlice<String>
    let isTerminal: Bool

    private let onAsk: (Int) -> Void

    init(_ lines: [String], isTerminal: Bool, onAsk: @escaping (Int) -> Void = { _ in }) {
        self.lines = lines[...]
        self.isTerminal = isTerminal
        self.onAsk = onAsk
    }

    func line(prompt: String) async -> String? {
        onAsk(lines.startIndex)
        return lines.popFirst()
    }

    func secret(prompt: String) async -> String? { lines.popFirst() }
    func abandon() {}
    func close() { lines = [] }
}

/// An output that keeps its text.
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

    func notify(_ line: String) { told.append(line) }
}
