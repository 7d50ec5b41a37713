/// A text in which transcripts stand: one whole `.clinic` file, or the `clinic` blocks of a Markdown file.
///
/// In Markdown each block is a transcript, with the blocks after it whose fence says `clinic continued`.
package struct TranscriptDocument: Hashable, Sendable {
    /// How a text is written.
    package enum Kind: Hashable, Sendable {
        case plain
        case markdown

        /// The kind of a file, by its name.
        package init(path: String) {
            self = path.hasSuffix(".md") ? .markdown : .plain
        }
    }

    /// What people call it.
    package let path: String
    /// What stands in it.
    package private(set) var transcripts: [Transcript] = []

    private let lines: [String]
    private var blocks: [[Range<Int>]] = []

    /// Finds and understands all transcripts of a text.
    ///
    /// - Throws: a fault, for the first line that is not understood.
    package init(
        path: String, text: String, kind: Kind, refusal: ([String]) -> String?
    ) throws(TranscriptFault) {
        self.path = path
        lines = Self.lines(of: text)
        blocks = kind == .plain ? [[lines.startIndex..<lines.endIndex]] : Self.blocks(of: lines)
        for ranges in blocks {
            let parts = ranges.map { (first: $0.lowerBound + 1, lines: Array(lines[$0])) }
            transcripts.append(try Transcript(parts, refusal: refusal))
        }
    }

    /// The lines of a text, which end with a line feed, or a carriage return and a line feed.
    private static func lines(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
        }
    }

    /// The insides of the `clinic` blocks, with those that go on. A fence ends with one that is at least as long as the one that
    /// began it.
    private static func blocks(of lines: [String]) -> [[Range<Int>]] {
        var found: [[Range<Int>]] = []
        var open: (fence: Int, info: String, start: Int)?
        for (index, line) in lines.enumerated() {
            let fence = line.prefix { $0 == "`" }.count
            let info = String(line.dropFirst(fence)).trimmed
            guard fence >= 3 else { continue }
            guard let (openFence, openInfo, start) = open else {
                open = (fence, info, index + 1)
                continue
            }
            guard fence >= openFence, info.isEmpty else { continue }
            if openInfo == "clinic continued", let last = found.indices.last {
                found[last].append(start..<index)
            } else if openInfo == "clinic" || openInfo == "clinic continued" {
                found.append([start..<index])
            }
            open = nil
        }
        return found
    }
}

extension TranscriptDocument {
    /// What is written and does not happen, when the transcripts go as these do: for each block that differs its place and the
    /// difference.
    package func differences(to actual: [Transcript]) -> [String] {
        zip(zip(blocks, transcripts), actual).flatMap { written, actual in
            written.0.enumerated().compactMap { block, range in
                let (old, new) = (written.1.lines(ofBlock: block), actual.lines(ofBlock: block))
                guard old != new else { return nil }
                let difference = TranscriptDifference(old, new, firstLine: range.lowerBound + 1)
                return "\(path):\(difference.firstChange): not what happens:\n\(difference.text)"
            }
        }
    }

    /// The text, with what happens in place of what does not. Blocks that hold stay as they are.
    package func text(correctedBy actual: [Transcript]) -> String {
        var corrected = lines
        let all = zip(zip(blocks, transcripts), actual).flatMap { written, actual in
            written.0.enumerated().map { ($1, written.1.lines(ofBlock: $0), actual.lines(ofBlock: $0)) }
        }
        for (range, old, new) in all.reversed() where old != new { corrected.replaceSubrange(range, with: new) }
        return corrected.joined(separator: "\n")
    }
}

extension TranscriptDocument {
    /// How many of the transcripts go another way.
    package func count(differingFrom actual: [Transcript]) -> Int {
        zip(transcripts, actual).count { $0.lines != $1.lines }
    }
}
