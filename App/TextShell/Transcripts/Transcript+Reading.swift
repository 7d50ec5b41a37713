/// Reading a transcript.
extension Transcript {
    /// Understands the lines of a transcript.
    ///
    /// - Parameters:
    ///   - blocks: the lines of each block that it stands in, with the number of the block's first line.
    ///   - refusal: what is wrong with options of the command line; nil where nothing is.
    /// - Throws: a fault, for the first line that is not understood.
    package init(
        _ blocks: [(first: Int, lines: [String])], refusal: ([String]) -> String?
    ) throws(TranscriptFault) {
        var reader = TranscriptReader()
        for (block, (first, lines)) in blocks.enumerated() {
            for (index, line) in lines.enumerated() {
                do throws(TranscriptRefusal) {
                    try reader.take(TranscriptLine(line), number: first + index, block: block, refusal: refusal)
                } catch {
                    throw TranscriptFault(line: first + index, problem: error.problem)
                }
            }
            reader.endBlock()
        }
        guard reader.hasRun else {
            throw TranscriptFault(
                line: blocks.first?.first ?? 1, problem: "Nothing is run: a transcript has a line “$ clinic”.")
        }
        (steps, stations) = (reader.steps, reader.stations)
        checksPlaces = reader.common.checksPlaces
    }
}

/// Takes in the lines of a transcript one by one.
private struct TranscriptReader {
    private(set) var steps: [Transcript.Step] = []
    private(set) var stations: [String: TranscriptStation] = [:]
    private(set) var common = TranscriptSetUp()
    private var station = ""
    private var canAnswer = false
    private var blanks: [Transcript.Step] = []

    var hasRun: Bool { stations.values.contains(where: \.isStarted) }

    mutating func take(
        _ line: TranscriptLine, number: Int, block: Int, refusal: ([String]) -> String?
    ) throws(TranscriptRefusal) {
        let step = Transcript.Step(line: line, number: number, block: block)
        switch line {
        case .blank: return blanks.append(step)
        case .answer(let answer): return try add(answer)
        case .comment: break
        case .setting(let text): try set(text, refusal)
        case .station(let text): try move(to: text)
        case .run(let text):
            _ = try TranscriptCommand(text)
            let new = newStation(in: "")
            stations[station, default: new].isStarted = true
        case .typed:
            guard stations[station]?.isStarted == true else {
                throw TranscriptRefusal("Nothing is running here to type to: a “$ clinic” comes before.")
            }
        }
        endBlock()
        steps.append(step)
        canAnswer = line.isCommand
    }

    /// What comes after is no answer to what came before. Empty lines at the end are for whoever reads.
    mutating func endBlock() {
        steps += blanks
        (blanks, canAnswer) = ([], false)
    }

    private mutating func add(_ answer: TranscriptAnswer) throws(TranscriptRefusal) {
        guard canAnswer, let last = steps.indices.last else {
            throw TranscriptRefusal("Nothing leads to this: it stands right under a line “$ clinic” or “> …”.")
        }
        steps[last].answers += blanks.map { _ in .screen("") } + [answer]
        blanks = []
    }

    private mutating func set(_ text: String, _ refusal: ([String]) -> String?) throws(TranscriptRefusal) {
        if station.isEmpty {
            guard stations.isEmpty else { throw TranscriptRefusal("A “%” line stands before the first “$” and “@”.") }
            return try common.take(text, refusal: refusal)
        }
        guard stations[station]?.isStarted == false else {
            throw TranscriptRefusal("A “%” line stands before the first “$” of its station.")
        }
        guard !text.hasPrefix("check") else {
            throw TranscriptRefusal("“% check” is for the whole transcript: it stands before the first “@”.")
        }
        try stations[station]?.setUp.take(text, refusal: refusal)
    }

    private mutating func move(to text: String) throws(TranscriptRefusal) {
        let words = text.split(separator: " ").map(String.init)
        guard let name = words.first, words.count == 1 || words.count == 3 && words[1] == "in",
            words.allSatisfy(Self.isName)
        else {
            throw TranscriptRefusal(
                "A station is said as “@ NAME”, or “@ NAME in CLINIC”; a name has letters, digits and “-”.")
        }
        station = name
        if stations[name] == nil { stations[name] = newStation(in: words.count == 3 ? words[2] : "") }
        guard words.count == 1 || stations[name]?.clinic == words[2] else {
            throw TranscriptRefusal("“\(name)” is in another clinic: a station stays in the first that is named.")
        }
    }

    private func newStation(in clinic: String) -> TranscriptStation {
        TranscriptStation(clinic: clinic, setUp: common.forStation)
    }

    private static func isName(_ word: String) -> Bool {
        word.utf8.count <= 40
            && word.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
    }
}

extension TranscriptLine {
    /// Whether something comes of it.
    var isCommand: Bool {
        switch self {
        case .run, .typed: true
        case .comment, .setting, .station, .answer, .blank: false
        }
    }
}
