/// A difference between lines, with three lines of context and line numbers.
struct TranscriptDifference: Hashable, Sendable {
    private struct Line: Hashable {
        let number: Int?
        let mark: Character
        let text: String
    }

    /// The most lines in which the fewest changes are looked for: what that takes grows with the square of the changes.
    private static let maxLength = 2_000

    /// The difference as a person reads it.
    let text: String

    /// The number of the first line that changes.
    let firstChange: Int

    init(_ expected: [String], _ actual: [String], firstLine: Int) {
        let lines = Self.merged(expected, actual, firstLine: firstLine)
        let changes = lines.indices.filter { lines[$0].mark != " " }
        let width = String(firstLine + expected.count).count
        var (output, next): ([String], Int) = ([], 0)
        for change in changes {
            let shown = max(next, change - 3)..<min(lines.count, change + 4)
            if next > 0, shown.lowerBound > next { output.append(String(repeating: " ", count: width) + " ⋮") }
            output += lines[shown].map { Self.text($0, width) }
            next = shown.upperBound
        }
        text = output.joined(separator: "\n")
        firstChange = firstLine + (changes.first ?? 0)
    }

    private static func text(_ line: Line, _ width: Int) -> String {
        let number = line.number.map { String($0) } ?? ""
        return "\(String(repeating: " ", count: width - number.count))\(number) │\(line.mark)\(line.text)"
    }

    private static func merged(_ expected: [String], _ actual: [String], firstLine: Int) -> [Line] {
        let (removed, inserted) = changes(expected.map(WrittenLine.init), actual.map(WrittenLine.init))
        var (old, new, lines): (Int, Int, [Line]) = (0, 0, [])
        while old < expected.count || new < actual.count {
            if removed.contains(old) {
                lines.append(Line(number: firstLine + old, mark: "-", text: expected[old]))
                old += 1
            } else if inserted.contains(new) {
                lines.append(Line(number: nil, mark: "+", text: actual[new]))
                new += 1
            } else {
                lines.append(Line(number: firstLine + old, mark: " ", text: expected[old]))
                (old, new) = (old + 1, new + 1)
            }
        }
        return lines
    }

    /// Which lines go and which come; of very many all that are between the first and the last change.
    private static func changes(_ expected: [WrittenLine], _ actual: [WrittenLine]) -> (Set<Int>, Set<Int>) {
        let before = zip(expected, actual).prefix { $0 == $1 }.count
        let after = zip(expected.dropFirst(before).reversed(), actual.dropFirst(before).reversed())
            .prefix { $0 == $1 }.count
        let (old, new) = (before..<expected.count - after, before..<actual.count - after)
        guard max(old.count, new.count) <= maxLength else { return (Set(old), Set(new)) }
        let difference = actual[new].difference(from: expected[old])
        return (
            Set(difference.removals.map { before + offset($0) }), Set(difference.insertions.map { before + offset($0) })
        )
    }

    private static func offset(_ change: CollectionDifference<WrittenLine>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
