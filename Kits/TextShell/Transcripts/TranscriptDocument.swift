/// A text with transcripts: a whole file, or the blocks of a Markdown file whose fences name the program.
///
/// In Markdown each block is a transcript, with the blocks after it whose fence says `NAME continued`.
public struct TranscriptDocument: Hashable, Sendable {
    /// How a text is written.
    public enum Kind: Hashable, Sendable {
        /// The whole text is one transcript.
        case plain
        /// Blocks of the text are transcripts.
        case markdown

        /// The kind of a file, by its name.
        public init(path: String) {
            self = path.hasSuffix(".md") ? .markdown : .plain
        }
    }

    /// The path, for messages.
    public let path: String
    /// The text itself.
    public let text: String
    /// The transcripts.
    public private(set) var transcripts: [Transcript] = []

    /// The lines with the carriage returns that they end with, if they do.
    private let lines: [String]
    private var blocks: [[Range<Int>]] = []

    /// Finds and understands all transcripts of a text. Its lines end with a line feed, or a carriage return and a line
    /// feed.
    ///
    /// - Throws: a fault, for the first line that is not understood.
    public init(
        path: String, text: String, kind: Kind, in language: TranscriptLanguage
    ) throws(TranscriptFault) {
        (self.path, self.text) = (path, text)
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        let bare = lines.map { $0.endsWithReturn ? String(decoding: $0.utf8.dropLast(), as: UTF8.self) : $0 }
        blocks =
            kind == .plain
            ? [[bare.startIndex..<bare.endIndex]] : try MarkdownTranscripts(in: bare, of: language.program).found
        for ranges in blocks {
            let parts = ranges.map { (first: $0.lowerBound + 1, lines: Array(bare[$0])) }
            transcripts.append(try Transcript(parts, in: language))
        }
    }
}

extension TranscriptDocument {
    /// The differences to played transcripts: the position and the difference of each block that differs.
    public func differences(to actual: [Transcript]) -> [String] {
        parts(actual).filter { $0.old.isWritten(unlike: $0.new) }.map { range, old, new in
            let difference = TranscriptDifference(old, new, firstLine: range.lowerBound + 1)
            return "\(path):\(difference.firstChange): not what happens:\n\(difference.text)"
        }
    }

    /// The text with the actual output. Unchanged blocks and line endings stay as they are.
    public func text(correctedBy actual: [Transcript]) -> String {
        var corrected = lines
        for (range, old, new) in parts(actual).reversed() where old.isWritten(unlike: new) {
            let end = lines[range.lowerBound].endsWithReturn ? "\r" : ""
            var written = new.map { $0 + end }
            if range.upperBound == lines.endIndex, let last = new.last { written[new.endIndex - 1] = last }
            corrected.replaceSubrange(range, with: written)
        }
        return corrected.joined(separator: "\n")
    }

    /// Whether correcting the text removes no typed line, no check of a place and no expected exit code.
    public func canBeCorrected(by actual: [Transcript]) -> Bool {
        zip(transcripts, actual).allSatisfy { written, actual in
            written.steps.count == actual.steps.count
                && zip(written.steps, actual.steps).allSatisfy {
                    $0.keepsChecks(as: $1, ofPlaces: written.checksPlaces)
                }
        }
    }

    /// How many of the transcripts go another way.
    public func count(differingFrom actual: [Transcript]) -> Int {
        zip(transcripts, actual).count { $0.lines.isWritten(unlike: $1.lines) }
    }

    /// The range, the written and the actual lines of each block.
    private func parts(_ actual: [Transcript]) -> [(range: Range<Int>, old: [String], new: [String])] {
        zip(zip(blocks, transcripts), actual).flatMap { written, actual in
            written.0.enumerated().map { ($1, written.1.lines(ofBlock: $0), actual.lines(ofBlock: $0)) }
        }
    }
}

extension Transcript.Step {
    /// Whether the actual step checks at least as much as the written one.
    fileprivate func keepsChecks(as actual: Transcript.Step, ofPlaces checksPlaces: Bool) -> Bool {
        if checksPlaces, !answers.isEmpty, actual.answers.isEmpty { return false }
        return !answers.contains(where: \.isExit) || actual.answers.contains(where: \.isExit)
    }
}

extension String {
    fileprivate var endsWithReturn: Bool { utf8.last == UInt8(ascii: "\r") }
}
