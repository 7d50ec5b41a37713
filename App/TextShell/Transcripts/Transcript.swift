/// A conversation with the program, or several at once: what is typed at which station, and what comes of it.
///
/// One form for whoever reads it, for a file, and for a test. It is a value: ``TranscriptPlay`` plays it.
package struct Transcript: Hashable, Sendable {
    /// A line that is no answer, with the answers to it.
    package struct Step: Hashable, Sendable {
        /// The line: anything but an answer.
        package let line: TranscriptLine
        /// Where it stands in its file, from 1.
        package let number: Int
        /// Which of the file's blocks it belongs to.
        package let block: Int
        /// What comes of it; of a line that does nothing, nothing.
        package var answers: [TranscriptAnswer] = []
    }

    /// The steps, in order.
    package var steps: [Step] = []

    /// Whether only the places are checked that the lines lead to, and not what the screens show there.
    package internal(set) var checksPlaces = false

    /// The stations, by name; the one without a name is "".
    var stations: [String: TranscriptStation] = [:]

    /// The lines of a block, as they are written.
    package func lines(ofBlock block: Int) -> [String] {
        steps.filter { $0.block == block }.flatMap(\.lines)
    }

    /// All lines, as they are written.
    package var lines: [String] { steps.flatMap(\.lines) }
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
package struct TranscriptFault: Error, Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// What is wrong with it, and what to do.
    package let problem: String
}
