/// The positions of transcripts in a Markdown text.
struct MarkdownTranscripts {
    /// The insides of the blocks of each transcript: the one that begins it, and those that go on.
    private(set) var found: [[Range<Int>]] = []
    private var open: (fence: MarkdownFence, start: Int)?
    /// The fence of a block in a list or a quotation, which ends with it.
    private var passed: MarkdownFence?

    /// Finds the transcripts.
    ///
    /// - Throws: a fault for a block that looks like a transcript but would be missed.
    init(in lines: [String], of program: String) throws(TranscriptFault) {
        for (index, line) in lines.enumerated() {
            guard let fence = MarkdownFence(line, of: program) else { continue }
            do throws(TranscriptRefusal) {
                try take(fence, at: index)
            } catch {
                throw TranscriptFault(line: index + 1, problem: error.problem)
            }
        }
        if let open {
            let end = String(repeating: open.fence.mark, count: open.fence.length)
            throw TranscriptFault(
                line: open.start, problem: "This block has no end: a line of \(end) is missing.")
        }
    }

    private mutating func take(_ fence: MarkdownFence, at index: Int) throws(TranscriptRefusal) {
        guard let (opening, start) = open else {
            if let problem = fence.problem { throw TranscriptRefusal(problem) }
            return pass(fence) ? () : begin(fence, at: index)
        }
        guard fence.matches(opening) else { return }
        if fence.info.isEmpty { return close(opening, start..<index) }
        // A block that shows how a transcript is written has a longer fence: the end of this one would be its end, too.
        guard !fence.isMeantAsTranscript else {
            throw TranscriptRefusal(
                "This is inside the block of line \(start), which has no end before it.")
        }
    }

    private mutating func begin(_ fence: MarkdownFence, at index: Int) {
        if fence.position == .inside { passed = fence } else { open = (fence, index + 1) }
    }

    /// Skips the block of a list or a quotation, and its end. A smaller indentation ends the list.
    private mutating func pass(_ fence: MarkdownFence) -> Bool {
        guard let opening = passed, fence.indentation >= opening.indentation else {
            passed = nil
            return false
        }
        if fence.info.isEmpty, fence.isLike(opening) { passed = nil }
        return true
    }

    private mutating func close(_ opening: MarkdownFence, _ inside: Range<Int>) {
        if opening.continues, let last = found.indices.last {
            found[last].append(inside)
        } else if opening.isTranscript {
            found.append([inside])
        }
        open = nil
    }
}
