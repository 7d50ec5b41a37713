/// What has to change in some lines, with three lines around each change, behind a gutter with the lines' numbers.
struct TranscriptDifference: Hashable, Sendable {
    private struct Line: Hashable {
        let number: Int?
        let mark: Character
        let text: String
    }

    /// The difference as a person reads it.
    let text: String

    /// The number of the first line that changes.
    let firstChange: Int

    init(_ expected: [String], _ actual: [String], firstLine: Int) {
        let lines = Self.merged(expected, actual, firstLine: firstLine)
        let changes = lines.indices.filter { lines[$0].mark != " " }
        let shown = lines.indices.filter { index in changes.contains { abs($0 - index) <= 3 } }
        let width = String(firstLine + expected.count).count
        var output: [String] = []
        var last: Int?
        for index in shown {
            if let last, index > last + 1 { output.append(String(repeating: " ", count: width) + " ⋮") }
            let number = lines[index].number.map { String($0) } ?? ""
            let gutter = String(repeating: " ", count: width - number.count) + number
            output.append("\(gutter) │\(lines[index].mark)\(lines[index].text)")
            last = index
        }
        text = output.joined(separator: "\n")
        firstChange = firstLine + (changes.first ?? 0)
    }

    private static func merged(_ expected: [String], _ actual: [String], firstLine: Int) -> [Line] {
        let difference = actual.difference(from: expected)
        let removed = Set(difference.removals.map(offset))
        let inserted = Set(difference.insertions.map(offset))
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

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
