/// One or several sessions with the program: the lines typed at each terminal, and their output.
///
/// One format for readers, files and tests. It is a value; ``TranscriptPlay`` plays it.
public struct Transcript: Hashable, Sendable {
    /// A line that is no answer, with the answers to it.
    public struct Step: Hashable, Sendable {
        /// The line: anything but an answer.
        public let line: TranscriptLine
        /// The line number in the file, from 1.
        public let number: Int
        /// Which of the file's blocks it belongs to.
        public let block: Int
        /// The output of the line.
        public var answers: [TranscriptAnswer] = []
    }

    /// The steps, in order.
    public var steps: [Step] = []

    /// Whether only the resulting places are checked, not the screens.
    public internal(set) var checksPlaces = false

    /// The terminals, by name; the one without a name is "".
    var terminals: [String: TranscriptTerminal] = [:]

    /// The name of the program that it runs.
    let program: String

    /// The lines of a block, as they are written.
    public func lines(ofBlock block: Int) -> [String] {
        steps.filter { $0.block == block }.flatMap(\.lines)
    }

    /// All lines, as they are written.
    public var lines: [String] { steps.flatMap(\.lines) }
}

extension Transcript.Step {
    /// The step and its answers, as they are written. An empty line is a mere one inside the screen only.
    fileprivate var lines: [String] {
        let last = answers.lastIndex { $0 != .screen("") } ?? -1
        return [line.text]
            + answers.enumerated().map { index, answer in
                answer == .screen("") && index < last ? "" : TranscriptLine.answer(answer).text
            }
    }
}

/// Why something is no transcript.
public struct TranscriptFault: Error, Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The problem, and what to do.
    public let problem: String
}
