/// A line that begins or ends a block in Markdown.
struct MarkdownFence: Hashable {
    /// How many marks it has.
    let length: Int
    /// What it says about the block; what ends a block says nothing.
    let info: String
    /// Whether it stands further in, as in a list.
    let isIndented: Bool

    /// A fence; nil for any other line. What has a mark in it again is text.
    init?(_ line: String) {
        let text = line.drop { $0 == " " || $0 == "\t" }
        length = text.prefix { $0 == "`" }.count
        info = String(text.dropFirst(length)).trimmed
        isIndented = text.startIndex != line.startIndex
        guard length >= 3, !info.contains("`") else { return nil }
    }

    /// Whether the block goes on with a transcript.
    var continues: Bool { info == "clinic continued" }

    /// Whether it begins a transcript, or goes on with one.
    var isTranscript: Bool { info == "clinic" || continues }

    /// What is wrong with a fence that is meant to begin a transcript; nil where nothing is.
    var problem: String? {
        guard info.split(whereSeparator: \.isWhitespace).first?.lowercased() == "clinic" else { return nil }
        if isIndented { return "Further in, this is not played: its fence stands at the beginning of the line." }
        return isTranscript ? nil : "A fence says “clinic” or “clinic continued”, and not “\(info)”."
    }

    /// The insides of the blocks that are transcripts, with those that go on.
    ///
    /// A block ends with a fence that is at least as long as the one that began it.
    /// - Throws: a fault for what is meant to be a transcript, and would not be found.
    static func transcripts(in lines: [String]) throws(TranscriptFault) -> [[Range<Int>]] {
        var found: [[Range<Int>]] = []
        var open: (fence: MarkdownFence, start: Int)?
        for (index, line) in lines.enumerated() {
            guard let fence = MarkdownFence(line) else { continue }
            guard let (opening, start) = open else {
                if let problem = fence.problem { throw TranscriptFault(line: index + 1, problem: problem) }
                if !fence.isIndented { open = (fence, index + 1) }
                continue
            }
            guard !fence.isIndented, fence.length >= opening.length, fence.info.isEmpty else { continue }
            if opening.continues, let last = found.indices.last {
                found[last].append(start..<index)
            } else if opening.isTranscript {
                found.append([start..<index])
            }
            open = nil
        }
        if let open, open.fence.isTranscript {
            throw TranscriptFault(line: open.start, problem: "This block has no end: a line of ``` is missing.")
        }
        return found
    }
}
