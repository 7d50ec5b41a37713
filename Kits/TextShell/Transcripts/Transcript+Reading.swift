/// Reading a transcript.
extension Transcript {
    /// Parses a transcript.
    ///
    /// - Parameters:
    ///   - blocks: the lines of each block, with the number of its first line.
    ///   - language: the language of the lines.
    /// - Throws: a fault for the first line that cannot be parsed.
    public init(
        _ blocks: [(first: Int, lines: [String])], in language: TranscriptLanguage
    ) throws(TranscriptFault) {
        var reader = TranscriptReader(language)
        for (block, (first, lines)) in blocks.enumerated() {
            for (index, line) in lines.enumerated() {
                do throws(TranscriptRefusal) {
                    try reader.take(TranscriptLine(line), number: first + index, block: block)
                } catch {
                    throw TranscriptFault(line: first + index, problem: error.problem)
                }
            }
            reader.endBlock()
        }
        guard reader.hasRun else {
            throw TranscriptFault(
                line: blocks.first?.first ?? 1,
                problem: "Nothing is run: a transcript has a line “$ \(language.program)”.")
        }
        program = language.program
        (steps, terminals) = (reader.steps, reader.terminals)
        checksPlaces = reader.common.checksPlaces
    }
}

/// Parses the lines of a transcript one by one.
private struct TranscriptReader {
    private(set) var steps: [Transcript.Step] = []
    private(set) var terminals: [String: TranscriptTerminal] = [:]
    private(set) var common: TranscriptSetup
    private let language: TranscriptLanguage
    private var terminal = ""
    private var canAnswer = false
    private var blanks: [Transcript.Step] = []

    init(_ language: TranscriptLanguage) {
        self.language = language
        common = TranscriptSetup(language)
    }

    var hasRun: Bool { terminals.values.contains(where: \.isStarted) }

    mutating func take(_ line: TranscriptLine, number: Int, block: Int) throws(TranscriptRefusal) {
        let step = Transcript.Step(line: line, number: number, block: block)
        switch line {
        case .blank: return blanks.append(step)
        case .answer(let answer): return try add(answer)
        case .comment: break
        case .setting(let text): try set(text)
        case .terminal(let text): try move(to: text)
        case .run(let text):
            try check(text)
            let new = newTerminal(in: "")
            terminals[terminal, default: new].isStarted = true
        case .typed:
            guard terminals[terminal]?.isStarted == true else {
                throw TranscriptRefusal(
                    "Nothing is running here to type to: a “$ \(language.program)” comes before.")
            }
        }
        endBlock()
        steps.append(step)
        canAnswer = line.isCommand
    }

    /// Ends a block: the next one has no answers to this one's commands. Empty lines at the end are layout.
    mutating func endBlock() {
        steps += blanks
        (blanks, canAnswer) = ([], false)
    }

    private mutating func add(_ answer: TranscriptAnswer) throws(TranscriptRefusal) {
        guard canAnswer, let last = steps.indices.last else {
            throw TranscriptRefusal(
                "Nothing leads to this: it stands right under a line “$ \(language.program)” or “> …”.")
        }
        steps[last].answers += blanks.map { _ in .screen("") } + [answer]
        blanks = []
    }

    private func check(_ run: String) throws(TranscriptRefusal) {
        let command = try TranscriptCommand(run, of: language.program)
        if let problem = language.refusalToRun(command.arguments, command.environment) {
            throw TranscriptRefusal(problem)
        }
    }

    private mutating func set(_ text: String) throws(TranscriptRefusal) {
        if terminal.isEmpty {
            guard terminals.isEmpty else { throw TranscriptRefusal("A “%” line stands before the first “$” and “@”.") }
            return try common.take(text, language)
        }
        guard terminals[terminal]?.isStarted == false else {
            throw TranscriptRefusal("A “%” line stands before the first “$” of its terminal.")
        }
        guard !text.hasPrefix("check") else {
            throw TranscriptRefusal(
                "“% check” is for the whole transcript: it stands before the first “@”.")
        }
        try terminals[terminal]?.setup.take(text, language)
    }

    private mutating func move(to text: String) throws(TranscriptRefusal) {
        let words = text.split(separator: " ").map(String.init)
        guard let name = words.first, words.count == 1 || words.count == 3 && words[1] == "in",
            words.allSatisfy(Self.isName)
        else {
            throw TranscriptRefusal(
                "A terminal is written “@ NAME”, or “@ NAME in \(language.store.uppercased())”; a name has letters, "
                    + "digits and “-”.")
        }
        terminal = name
        if terminals[name] == nil {
            terminals[name] = newTerminal(in: words.count == 3 ? words[2] : "")
        }
        guard words.count == 1 || terminals[name]?.store == words[2] else {
            throw TranscriptRefusal(
                "“\(name)” is in another \(language.store): a terminal stays in the first that is named."
            )
        }
    }

    private func newTerminal(in store: String) -> TranscriptTerminal {
        TranscriptTerminal(store: store, setup: common.forTerminal)
    }

    private static func isName(_ word: String) -> Bool {
        word.utf8.count <= 40
            && word.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
    }
}

extension TranscriptLine {
    /// Whether the line runs something.
    var isCommand: Bool {
        switch self {
        case .run, .typed: true
        case .comment, .setting, .terminal, .answer, .blank: false
        }
    }
}
