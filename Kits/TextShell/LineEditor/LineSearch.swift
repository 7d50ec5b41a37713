/// A search backwards through earlier lines, while its text is typed.
struct LineSearch {
    /// The line that the search began at.
    let origin: EditableLine
    private(set) var text = ""
    /// The line that was found last, by its number, or nil for none yet.
    private(set) var found: Int?
    /// Whether no earlier line has the text.
    private(set) var isMissing = false

    /// A search that begins at a line.
    init(from origin: EditableLine) {
        self.origin = origin
    }

    /// Adds to the text; the line that was found stays if it has all of it.
    mutating func add(_ more: String, in history: LineHistory) {
        text += more
        look(in: history, before: found.map { $0 + 1 } ?? history.lines.count)
    }

    /// Takes the text's last character away, and searches from the end again.
    mutating func shorten(in history: LineHistory) {
        if !text.isEmpty { text.removeLast() }
        (found, isMissing) = (nil, false)
        look(in: history, before: history.lines.count)
    }

    /// Looks for an earlier line with the same text.
    mutating func again(in history: LineHistory) {
        look(in: history, before: found ?? history.lines.count)
    }

    /// The line to show: the found one with the cursor at the text, or the one that the search began at.
    func line(in history: LineHistory) -> EditableLine {
        guard let found else { return origin }
        var line = EditableLine(history.lines[found])
        let text = text.lowercased()
        let start = line.characters.indices.first { String(line.characters[$0...]).lowercased().hasPrefix(text) }
        line.move(to: start ?? line.characters.count)
        return line
    }

    private mutating func look(in history: LineHistory, before end: Int) {
        guard !text.isEmpty else { return }
        let next = history.last(containing: text, before: end)
        isMissing = next == nil
        found = next ?? found
    }
}
