import LayeringEngine

/// The difference of two texts as `diff -u` writes it, which `patch` and `git apply` read.
enum UnifiedDiff {
    private static let context = 3

    /// A line of both texts, or of one of them.
    private struct Line {
        let sign: Character
        let text: Substring
        /// The number of lines before it in the old text and in the new one.
        let before: (old: Int, new: Int)
    }

    /// The difference of a file; empty if there is none.
    static func written(_ path: String, from old: String, to new: String) -> String {
        let lines = merged(cut(old), cut(new))
        let changed = lines.indices.filter { lines[$0].sign != " " }
        guard !changed.isEmpty else { return "" }
        var hunks: [ClosedRange<Int>] = []
        for number in changed {
            let range = max(0, number - context)...min(lines.count - 1, number + context)
            if let last = hunks.last, range.lowerBound <= last.upperBound + 1 {
                hunks[hunks.count - 1] = last.lowerBound...range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map { hunk(lines[$0]) }.joined()
    }

    /// The lines with what ends them. A CR LF is one character, so this goes by scalars.
    private static func cut(_ text: String) -> [Substring] {
        var (lines, start) = ([Substring](), text.startIndex)
        for index in text.unicodeScalars.indices where text.unicodeScalars[index] == "\n" {
            let end = text.unicodeScalars.index(after: index)
            lines.append(text[start..<end])
            start = end
        }
        return start == text.endIndex ? lines : lines + [text[start...]]
    }

    private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(offset))
        let inserted = Set(difference.insertions.map(offset))
        var (lines, at) = ([Line](), (old: 0, new: 0))
        while at.old < old.count || at.new < new.count {
            if removed.contains(at.old) {
                lines.append(Line(sign: "-", text: old[at.old], before: at))
                at.old += 1
            } else if inserted.contains(at.new) {
                lines.append(Line(sign: "+", text: new[at.new], before: at))
                at.new += 1
            } else {
                lines.append(Line(sign: " ", text: old[at.old], before: at))
                at = (at.old + 1, at.new + 1)
            }
        }
        return lines
    }

    private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
        switch change {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
    }

    private static func hunk(_ lines: ArraySlice<Line>) -> String {
        let before = lines.first?.before ?? (old: 0, new: 0)
        let (old, new) = (lines.filter { $0.sign != "+" }.count, lines.filter { $0.sign != "-" }.count)
        let heading = "@@ -\(start(before.old, old)),\(old) +\(start(before.new, new)),\(new) @@\n"
        return heading
            + lines.map { line in
                let isEnded = line.text.unicodeScalars.last == "\n"
                return "\(line.sign)\(line.text)\(isEnded ? "" : "\n\\ No newline at end of file\n")"
            }.joined()
    }

    /// The number of the first line; of no lines, that of the line before.
    private static func start(_ before: Int, _ count: Int) -> Int { count == 0 ? before : before + 1 }
}
