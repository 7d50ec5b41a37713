import TextShell

/// Keeps everything that leaves the app on its way to a person: screens, messages, window titles and prompts.
final class Overheard: ShellOutput {
    private(set) var words: [String] = []

    func write(_ text: String) { words.append(text) }
    func title(_ text: String) { words.append(text) }
    func notify(_ line: String) { words.append(line) }
}

/// Lines that are there already, the answers to secret questions among them; each question is kept.
final class Dictation: LineInput {
    private var lines: ArraySlice<String>
    private(set) var prompts: [String] = []
    let isTerminal = true

    /// Called before each line is given.
    var onAsk: () -> Void = {}

    init(_ lines: [String]) {
        self.lines = lines[...]
    }

    func line(prompt: String) async -> String? { next(prompt) }
    func secret(prompt: String) async -> String? { next(prompt) }
    func abandon() {}
    func close() { lines = [] }

    private func next(_ prompt: String) -> String? {
        prompts.append(prompt)
        onAsk()
        return lines.popFirst()
    }
}
