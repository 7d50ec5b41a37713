import HeadlessUI

/// One terminal of a transcript while it is played: types what it is handed, and keeps what comes of it.
///
/// It hands over: whoever gives it a line goes on when the program asks for the next one or has ended. So nothing
/// depends on how fast the program is.
@MainActor public final class TranscriptConversation: LineInput, ShellOutput {
    /// Nobody sits at a terminal.
    public let isTerminal = false
    /// Whether the program has ended.
    private(set) var isOver = true
    /// Where the screen that was shown last leads, or nil where none was since ``takeAnswers()``.
    private var place: String?
    private let program: String
    private let checksPlaces: Bool
    private var answers: [TranscriptAnswer] = []
    private var asking: CheckedContinuation<String?, Never>?
    private var turn: CheckedContinuation<Void, Never>?
    private var isClosed = false

    init(program: String, checksPlaces: Bool) {
        self.program = program
        self.checksPlaces = checksPlaces
    }

    /// Starts the program, and waits until it asks for a line or ends.
    func begin(_ run: @escaping @MainActor () async -> ExitCode) async {
        (isOver, isClosed) = (false, false)
        Task {
            let code = await run()
            if code != .ok { answers.append(.exit(code.rawValue)) }
            isOver = true
            yield()
        }
        await program()
    }

    /// Types a line, and waits until the program asks for the next one or ends. Nobody hears what is typed after that.
    func type(_ line: String) async {
        guard !isOver else { return }
        answer(line)
        await program()
    }

    /// Ends the input, and waits until the program has ended.
    func end() async {
        guard !isOver else { return }
        close()
        await program()
    }

    /// What came since the last time. Empty lines at its end are not told from those between commands. Where places are
    /// checked that is where the screen leads, with no screen what went wrong, and either way how the program ended.
    func takeAnswers() -> [TranscriptAnswer] {
        defer { (answers, place) = ([], nil) }
        if checksPlaces {
            return place.map { [.screen($0)] + answers.filter(\.isExit) } ?? answers.filter { !$0.isScreen }
        }
        let last = answers.lastIndex { $0 != .screen("") } ?? -1
        return Array(answers.prefix(last + 1))
    }

    /// The next line that is typed.
    public func line(prompt: String) async -> String? {
        guard !isClosed else { return nil }
        return await withCheckedContinuation { asking in
            self.asking = asking
            yield()
        }
    }

    /// Nothing: a secret never stands in a transcript.
    public func secret(prompt: String) async -> String? { nil }

    /// Does nothing: nobody is asked for long.
    public func abandon() {}

    /// Ends the input.
    public func close() {
        isClosed = true
        answer(nil)
    }

    /// Keeps what is on the screen.
    public func write(_ text: String) throws(OutputClosed) {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let shown = lines.last?.isEmpty == true ? lines.dropLast() : lines
        answers += shown.map { .screen(String(decoding: $0, as: UTF8.self)) }
    }

    /// Keeps where the screen leads.
    public func title(_ text: String) {
        place = text
    }

    /// Keeps what is said on standard error.
    public func notify(_ line: String) {
        answers.append(.error("\(program): \(VisibleText.escaped(line))"))
    }

    private func answer(_ line: String?) {
        let asking = asking
        self.asking = nil
        asking?.resume(returning: line)
    }

    /// Lets the program go on until it yields.
    private func program() async {
        await withCheckedContinuation { turn = $0 }
    }

    private func yield() {
        let turn = turn
        self.turn = nil
        turn?.resume()
    }
}

extension TranscriptAnswer {
    fileprivate var isScreen: Bool {
        if case .screen = self { true } else { false }
    }
}
