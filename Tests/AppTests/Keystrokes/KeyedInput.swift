@testable import TextShell

/// A person at a terminal whose keys are fixed, and who waits for what is looked up before taking it.
final class KeyedInput: LineInput {
    let isTerminal = true
    private var keys: ArraySlice<Character>

    /// Keys as they are written: `⏎` is Enter, `→` Right, `⇥` Tab, and a character itself.
    init(_ keys: String) {
        self.keys = Array(keys)[...]
    }

    func line(prompt: String) async throws(CommandFailure) -> String? {
        try await line(prompt: prompt, help: LineHelp())
    }

    func line(prompt: String, help: LineHelp) async throws(CommandFailure) -> String? {
        var editor = LineEditor()
        editor.begin(after: help.earlier)
        while let key = keys.popFirst() {
            if key == "→" || key == "⇥" { await offer(help, to: &editor) }
            for key in Self.pressed(key) {
                if case .line(let line) = editor.press(key) { return try line.get() }
            }
        }
        return nil
    }

    func secret(prompt: String) async throws(CommandFailure) -> String? { try await line(prompt: prompt) }
    func abandon() {}
    func close() {}

    private func offer(_ help: LineHelp, to editor: inout LineEditor) async {
        guard let line = editor.completable else { return }
        editor.offer(Completion(of: line, help.complete(line)))
        if let found = await help.lookUp(line)?() { editor.offer(found, about: line) }
    }

    private static func pressed(_ key: Character) -> [Key] {
        switch key {
        case "⏎": [.enter]
        case "→": [.right]
        case "⇥": [.complete]
        default: key.unicodeScalars.map(Key.text)
        }
    }
}
