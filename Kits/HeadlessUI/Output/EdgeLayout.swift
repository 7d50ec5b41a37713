/// Two texts at opposite edges of a line, or on separate lines if they do not fit.
struct EdgeLayout {
    let width: Int
    var indent = 1

    private var room: Int { width - indent - 1 }

    /// The lines. One breaks between leading texts where it can, and inside a text where it must.
    func lines(
        leading: [String], _ leadingStyle: TextStyle, trailing: String, _ trailingStyle: TextStyle
    ) -> [TextLine] {
        var lines = leading.flowed(to: room).map { indented($0, leadingStyle) }
        guard !trailing.isEmpty else { return lines }
        for (index, part) in trailing.wrapped(to: room).enumerated() {
            let start = indent + room - CellWidth.of(part)
            if index == 0, let last = lines.last, last.width + 2 <= start {
                lines[lines.count - 1].pad(to: start)
            } else {
                lines.append(TextLine(String(blanks: start)))
            }
            lines[lines.count - 1].append(part, trailingStyle)
        }
        return lines
    }

    private func indented(_ text: String, _ style: TextStyle) -> TextLine {
        var line = TextLine(String(blanks: indent))
        line.append(text, style)
        return line
    }
}

extension [String] {
    /// The texts one after the other with two spaces between them, on lines of at most `width` cells.
    fileprivate func flowed(to width: Int) -> [String] {
        reduce(into: []) { lines, text in
            if let last = lines.last, CellWidth.of(last) + 2 + CellWidth.of(text) <= width {
                lines[lines.count - 1] += "  " + text
            } else {
                lines += text.wrapped(to: width)
            }
        }
    }
}
