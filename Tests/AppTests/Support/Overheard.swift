import TextShell

/// An output that keeps everything the app sends to a person: screens, messages, window titles and prompts.
final class Overheard: ShellOutput {
    private(set) var words: [String] = []

    func write(_ text: String) { words.append(text) }
    func title(_ text: String) { words.append(text) }
    func notify(_ line: String) { words.append(line) }
}

/// An input of fixed lines, including answers to secret questions. It keeps each question, and the earlier lines that
/// could be brought back there.
final class Dictation: LineInput {
    private var lines: ArraySlice<String>
    private(set) var prompts: [String] = []
    private(set) var offered: [[String]] = []
    let isTerminal = true

    /// Called before each line.
    var onAsk: () -> Void = {}

    init(_ lines: [String]) {
        self.lines = lines[...]
    }

    func line(prompt: String) async -> String? { next(prompt) }
    func line(prompt: String, help: LineHelp) async -> String? {
        offered.append(help.earlier)
        return next(prompt)
    }
    func secret(prompt: String) async -> String? { next(prompt) }
    func abandon() {}
    func close() { lines = [] }

    private func next(_ prompt: String) -> String? {
        prompts.append(prompt)
        onAsk()
        return lines.popFirst()
    }
}
