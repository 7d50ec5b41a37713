import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Foundation
#endif

/// Prompts the user at the terminal and shows the input itself, except a secret, so the terminal never shows one,
/// whatever happens to the process.
@MainActor final class Keyboard {
    private let terminal: Terminal
    private let reader = DispatchQueue(label: "shell.keyboard")
    private var question: LineQuestion?
    private let lookUps = LineLookUps()
    /// Whether Tab was pressed last and waits for what is looked up.
    private var isTabWaiting = false
    private var keys = KeyReader()
    /// The editor of the last line that was no secret: it has what was killed there.
    private var editor = LineEditor()
    /// Input typed ahead.
    private var ahead: ArraySlice<UInt8> = []
    private var isReading = false
    /// Whether nothing more was typed yet when the terminal was read last.
    private var isPaused = false
    private var isHungUp = false

    /// Whether lines are to be shown without moving the cursor, for those who listen.
    var isPlain: @MainActor () -> Bool = { false }

    init(_ terminal: Terminal) {
        self.terminal = terminal
        terminal.whenContinued = { [weak self] in self?.question?.showAgain() }
        terminal.whenResized = { [weak self] in self?.question?.draw() }
    }

    /// The next line, or nil when there is no more.
    ///
    /// - Throws: a failure when the line is too long, when Ctrl-C is pressed on an empty line, and when it is
    ///   abandoned.
    func line(
        prompt: String, help: LineHelp = LineHelp(), isSecret: Bool = false
    ) async throws(CommandFailure) -> String? {
        let answer = await withCheckedContinuation { answer in
            terminal.take(asking: true)
            var editor = isSecret ? LineEditor() : editor
            editor.begin(after: help.earlier)
            let shown = ShownLine(
                prompt: prompt, isSecret: isSecret, isPlain: !terminal.obeysSequences || isPlain(), on: terminal)
            question = LineQuestion(isSecret: isSecret, help: help, editor: editor, shown: shown) {
                answer.resume(returning: $0)
            }
            question?.shown.begin()
            press()
        }
        return try answer.get()
    }

    /// Ends the question, whatever was typed.
    func abandon() {
        terminal.show("\n")
        ahead = []
        answer(.failure(.interrupted))
        forget()
    }

    /// Forgets what was cut, and a paste that has not ended.
    func forget() { (editor, keys) = (LineEditor(), KeyReader()) }

    /// Ends the question, and gives the terminal back.
    func close() {
        question?.shown.giveUp()
        answer(.success(nil))
        terminal.giveBack()
    }

    private func answer(_ result: Result<String?, CommandFailure>) {
        guard let question else { return }
        self.question = nil
        lookUps.drop()
        if !question.isSecret { editor = question.editor }
        terminal.take(asking: false)
        question.answer(result)
    }

    /// Handles pressed keys, and waits for more while a prompt is open.
    private func press() {
        if isHungUp { return answer(.success(nil)) }
        while question != nil, let byte = ahead.popFirst() {
            for key in keys.take(byte) { press(key) }
        }
        if question != nil, isPaused { for key in keys.pause() { press(key) } }
        question?.draw()
        guard question != nil else { return }
        readAhead()
        // After the echo, which nothing may delay.
        suggest()
    }

    private func press(_ key: Key) {
        guard let isPlain = question?.shown.isPlain else { return }
        guard key.isPlain || !isPlain else { return }
        if key == .complete || key == .completeBack { complete() }
        if key == .escape, question?.isLeft == true { return leave() }
        // An end leaves the line as it was.
        if key == .interrupt || key == .end { question?.draw() }
        guard let outcome = question?.press(key) else { return }
        isTabWaiting = key == .complete && lookUps.isAsking && question?.editor.isWithoutCandidates == true
        switch outcome {
        case .more: break
        case .cleared:
            terminal.show("\u{1B}[H\u{1B}[2J")
            question?.showAgain()
        case .choices(let lines):
            question?.showChoices(lines, width: terminal.width)
        case .line(let line):
            question?.shown.leave(with: try? line.get(), "\n")
            answer(line.map { $0 })
        case .ended:
            question?.shown.leave("\n")
            answer(.success(nil))
        case .interrupted(let wasEmpty):
            question?.shown.leave("^C\n")
            if wasEmpty { answer(.failure(.interrupted)) } else { question?.showAgain() }
        }
    }

    /// Leaves the question without an answer.
    private func leave() {
        question?.shown.leave("\n")
        answer(.failure(.interrupted))
    }

    private func readAhead() {
        guard !isReading else { return }
        isReading = true
        reader.async {
            let bytes = Self.bytes()
            let isAll = !Self.hasMore
            Task { @MainActor in self.hear(bytes, isAll: isAll) }
        }
    }

    private func hear(_ bytes: [UInt8], isAll: Bool) {
        (isReading, isPaused, isHungUp) = (false, isAll, bytes.isEmpty)
        if ahead.isEmpty { ahead = bytes[...] } else { ahead += bytes }
        press()
    }

    /// The next typed bytes; empty if the terminal is gone.
    private nonisolated static func bytes() -> [UInt8] {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { chunk in
            var count = read(STDIN_FILENO, chunk.baseAddress, chunk.count)
            while count < 0, errno == EINTR { count = read(STDIN_FILENO, chunk.baseAddress, chunk.count) }
            return Array(chunk.prefix(max(0, count)))
        }
    }

    /// Whether more was typed than was read.
    private nonisolated static var hasMore: Bool {
        var typed = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&typed, 1, 0) > 0
    }
}

extension CommandFailure {
    /// Ctrl-C on an empty line: nothing is to be done.
    public static let interrupted = CommandFailure("Nothing was entered.", .interrupted)
}

/// Completion: what the screen knows at once, and later what has to be looked up.
extension Keyboard {
    /// Shows how the line may go on.
    private func suggest() {
        guard question?.suggests == true else { return }
        if question?.editor.line.isEmpty == false { complete() }
        question?.suggest()
    }

    /// Finds what the line may become, unless that is known.
    private func complete() {
        guard let line = question?.complete() else { return }
        guard let lookUp = question?.help.lookUp(line) else { return lookUps.drop() }
        lookUps.ask(lookUp) { [weak self] found in self?.hear(found, about: line) }
    }

    private func hear(_ found: [LineCandidate], about line: String) {
        question?.editor.offer(found, about: line)
        if isTabWaiting { press(.complete) }
        question?.draw()
        suggest()
    }
}
