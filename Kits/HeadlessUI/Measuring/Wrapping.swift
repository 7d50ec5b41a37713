extension String {
    /// The text as lines of at most `width` cells (at least 1), broken at spaces where possible.
    ///
    /// A break drops only the spaces there. A word longer than a line is broken between characters. A newline always
    /// breaks. A character wider than the line gets its own line.
    public func wrapped(to width: Int) -> [String] {
        if utf8.count <= width, CellWidth.isPrintableASCII(utf8) { return [self] }
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
            var lines = LineFiller(paragraph, width: max(1, width))
            lines.fill()
            return lines.finished.map(String.init)
        }
    }
}

/// Fills one line after the other with the words of a paragraph. Every line is a slice of it, never a copy.
private struct LineFiller {
    private(set) var finished: [Substring] = []

    private let paragraph: Substring
    private let width: Int
    private var line: Substring
    private var lineCells = 0

    init(_ paragraph: Substring, width: Int) {
        self.paragraph = paragraph
        self.width = width
        line = paragraph.prefix(0)
    }

    mutating func fill() {
        var rest = paragraph
        while !rest.isEmpty {
            let gap = rest.prefix { $0 == " " }
            let word = rest[gap.endIndex...].prefix { $0 != " " }
            place(word, after: gap)
            rest = rest[word.endIndex...]
        }
        finished.append(line)
    }

    private mutating func place(_ word: Substring, after gap: Substring) {
        let wanted = lineCells + CellWidth.of(gap) + CellWidth.of(word)
        if wanted <= width {
            extend(to: word.endIndex, cells: wanted)
        } else if !word.isEmpty {
            startLine(at: word.startIndex)
            breakUp(word)
        }
    }

    private mutating func breakUp(_ word: Substring) {
        for index in word.indices {
            let cells = CellWidth.of(word[index])
            if lineCells + cells > width { startLine(at: index) }
            extend(to: word.index(after: index), cells: lineCells + cells)
        }
    }

    private mutating func extend(to end: Substring.Index, cells: Int) {
        line = paragraph[line.startIndex..<end]
        lineCells = cells
    }

    /// Ends the line, unless it is empty, and starts the next at `start`.
    private mutating func startLine(at start: Substring.Index) {
        if !line.isEmpty { finished.append(line) }
        line = paragraph[start..<start]
        lineCells = 0
    }
}
