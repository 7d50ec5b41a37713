import HeadlessUI

/// A terminal of a transcript while it is played: types lines and records output.
///
/// It takes turns with the program: typing a line returns when the program asks for the next one or has ended. So
/// nothing depends on timing.
@MainActor public final class TranscriptConversation: LineInput, ShellOutput {
    /// Returns false.
    public let isTerminal = false
    /// Whether the program has ended.
    private(set) var isOver = true
    /// The link of the last screen, or nil if there was none since ``takeAnswers()``.
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

    /// Types a line, and waits until the program asks for the next one or ends. Lines after its end are dropped.
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

    /// Removes and returns the output since the last call, without empty lines at its end. If places are checked, this
    /// is the link of the screen, or the failure if there is no screen, and in any case how the program ended.
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

    /// Returns nil: a secret is never in a transcript.
    public func secret(prompt: String) async -> String? { nil }

    /// Does nothing: no prompt stays open.
    public func abandon() {}

    /// Ends the input.
    public func close() {
        isClosed = true
        answer(nil)
    }

    /// Records screen output.
    public func write(_ text: String) throws(OutputClosed) {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let shown = lines.last?.isEmpty == true ? lines.dropLast() : lines
        answers += shown.map { .screen(String(decoding: $0, as: UTF8.self)) }
    }

    /// Keeps where the screen leads.
    public func title(_ text: String) {
        place = text
    }

    /// Records a line of standard error.
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
