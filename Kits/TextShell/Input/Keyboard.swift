import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif

/// Prompts the user at the terminal and echoes the input itself, except a secret, so the terminal never shows one,
/// whatever happens to the process.
@MainActor final class Keyboard {
    private let terminal: Terminal
    private let reader = DispatchQueue(label: "shell.keyboard")
    private var question: Question?
    private var keys = KeyReader()
    /// Input typed ahead.
    private var ahead: ArraySlice<UInt8> = []
    private var isReading = false
    private var isHungUp = false

    private struct Question {
        let prompt: String
        let isSecret: Bool
        var editor = LineEditor()
        let answer: (Result<String?, CommandFailure>) -> Void

        /// The typed text, if it may be seen.
        var shown: String { isSecret ? "" : editor.shown }
    }

    init(_ terminal: Terminal) {
        self.terminal = terminal
        terminal.whenContinued = { [weak self] in self?.promptAgain() }
    }

    /// The next line, or nil when there is no more.
    ///
    /// - Throws: a failure when the line is too long, when Ctrl-C is pressed on an empty line, and when it is
    ///   abandoned.
    func line(prompt: String, isSecret: Bool = false) async throws(CommandFailure) -> String? {
        let answer = await withCheckedContinuation { answer in
            terminal.take(asking: true)
            StandardOutput.writeError(prompt)
            question = Question(prompt: prompt, isSecret: isSecret) { answer.resume(returning: $0) }
            press()
        }
        return try answer.get()
    }

    /// Ends the question, whatever was typed.
    func abandon() {
        terminal.show("\n")
        ahead = []
        answer(.failure(.interrupted))
    }

    /// Ends the question, and gives the terminal back.
    func close() {
        answer(.success(nil))
        terminal.giveBack()
    }

    private func answer(_ result: Result<String?, CommandFailure>) {
        guard let question else { return }
        self.question = nil
        terminal.take(asking: false)
        question.answer(result)
    }

    /// Handles pressed keys, and waits for more while a prompt is open.
    private func press() {
        if isHungUp { return answer(.success(nil)) }
        var echo = ""
        while question != nil, let byte = ahead.popFirst() {
            for key in keys.take(byte) { press(key, &echo) }
        }
        terminal.show(echo)
        if question != nil { readAhead() }
    }

    private func press(_ key: Key, _ echo: inout String) {
        guard let (shown, outcome) = question?.editor.press(key) else { return }
        let isShown = question?.isSecret == false && terminal.echoes
        if isShown || outcome != .more { echo += shown }
        if outcome == .more { return }
        terminal.show(echo)
        echo = ""
        switch outcome {
        case .more: break
        case .line(let line): answer(line.map { $0 })
        case .ended: answer(.success(nil))
        case .interrupted(wasEmpty: true): answer(.failure(.interrupted))
        case .interrupted(wasEmpty: false): promptAgain()
        }
    }

    private func promptAgain() {
        guard let question else { return }
        StandardOutput.writeError("\r\(question.prompt)")
        if !question.isSecret, terminal.echoes { terminal.show(question.editor.shown) }
    }

    private func readAhead() {
        guard !isReading else { return }
        isReading = true
        reader.async {
            let bytes = Self.bytes()
            Task { @MainActor in self.hear(bytes) }
        }
    }

    private func hear(_ bytes: [UInt8]) {
        (isReading, isHungUp) = (false, bytes.isEmpty)
        ahead += bytes
        press()
    }

    /// The next typed bytes; empty if the terminal is gone.
    private nonisolated static func bytes() -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 4096)
        var count = read(STDIN_FILENO, &chunk, chunk.count)
        while count < 0, errno == EINTR { count = read(STDIN_FILENO, &chunk, chunk.count) }
        return Array(chunk.prefix(max(0, count)))
    }
}

extension CommandFailure {
    /// Ctrl-C on an empty line: nothing is to be done.
    public static let interrupted = CommandFailure("Nothing was entered.", .interrupted)
}
