import TextShell

/// Types what a transcript says, and writes down the dialogue as it really goes.
final class TranscriptRecord: LineInput, ShellOutput {
    private(set) var lines: [String] = []
    let isTerminal = false
    private var typed: ArraySlice<String> = []
    private let folder: String

    /// A record in which a folder's name reads as the usual one.
    init(folder: String) {
        self.folder = folder
    }

    /// Begins a run with lines to type.
    func begin(_ command: String, typing typed: [String]) {
        lines.append("$ \(command)")
        self.typed = typed[...]
    }

    /// Ends a run. Only a failure's code is written down.
    func end(_ code: ExitCode) {
        if code != .ok { lines.append("! (exit \(code.rawValue))") }
    }

    func line(prompt: String) async -> String? {
        guard let line = typed.popFirst() else { return nil }
        lines.append(line.isEmpty ? ">" : "> \(line)")
        return line
    }

    /// A secret never stands in a transcript: there is none to type.
    func secret(prompt: String) async -> String? { nil }

    func leaveLine() {}
    func promptAgain() {}

    func close() { typed = [] }

    func write(_ text: String) throws(OutputClosed) {
        let written = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines += written.last == "" ? written.dropLast() : written
    }

    func tell(_ line: String) {
        lines.append("! clinic: \(line.replacing(folder, with: "~/.local/share/clinic"))")
    }
}
