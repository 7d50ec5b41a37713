/// The lines that were typed before, and which of them is being looked at. The unfinished line, and what is changed of
/// an earlier one, stay until a line is done.
struct LineHistory {
    /// The lines, oldest first.
    private(set) var lines: [String] = []
    private var position = 0
    private var changed: [Int: EditableLine] = [:]

    /// A history at its end, where the unfinished line is.
    init(_ lines: [String] = []) {
        self.lines = lines
        position = lines.count
    }

    /// Goes to another line, if there is one.
    ///
    /// - Parameters:
    ///   - step: how far; negative for earlier lines.
    ///   - line: the line that is left.
    /// - Returns: the other line, or nil.
    mutating func go(_ step: Int, from line: EditableLine) -> EditableLine? {
        go(to: position + step, from: line)
    }

    /// Goes to the earliest line.
    mutating func goToStart(from line: EditableLine) -> EditableLine? {
        go(to: 0, from: line)
    }

    /// Goes to the unfinished line.
    mutating func goToEnd(from line: EditableLine) -> EditableLine? {
        go(to: lines.count, from: line)
    }

    private mutating func go(to target: Int, from line: EditableLine) -> EditableLine? {
        guard target != position, 0...lines.count ~= target else { return nil }
        changed[position] = line
        position = target
        return changed[target] ?? (target == lines.count ? EditableLine() : EditableLine(lines[target]))
    }

    /// Goes to a line that a search found.
    mutating func take(_ found: Int, from line: EditableLine) {
        changed[position] = line
        position = found
    }

    /// The number of the last line before another one that contains a text, in any case of its letters.
    func last(containing text: String, before end: Int) -> Int? {
        let text = Array(text.lowercased().utf8)
        return lines[..<min(end, lines.count)].lastIndex { line in
            Self.contains(Array(line.lowercased().utf8), text)
        }
    }

    private static func contains(_ line: [UInt8], _ text: [UInt8]) -> Bool {
        guard text.count <= line.count else { return false }
        return (0...(line.count - text.count)).contains { line[$0...].starts(with: text) }
    }
}
