/// A run of text of one purpose.
struct Span: Hashable, Sendable {
    let text: String
    let style: TextStyle
}

/// One line of the text output.
struct TextLine: Hashable, Sendable {
    private(set) var spans: [Span] = []
    private(set) var width = 0

    init(_ text: String = "", _ style: TextStyle = .plain) {
        append(text, style)
    }

    mutating func append(_ text: String, _ style: TextStyle = .plain) {
        guard !text.isEmpty else { return }
        spans.append(Span(text: text, style: style))
        width += CellWidth.of(text)
    }

    mutating func append(_ line: TextLine) {
        spans += line.spans
        width += line.width
    }

    /// Fills with spaces up to a number of cells.
    mutating func pad(to cells: Int) {
        append(String(repeating: " ", count: max(0, cells - width)))
    }

    /// The line on lines of at most `cells` cells: its last run is wrapped in the room that the runs before it leave.
    func wrapped(to cells: Int) -> [TextLine] {
        guard width > cells, let last = spans.last else { return [self] }
        var start = TextLine()
        for span in spans.dropLast() { start.append(span.text, span.style) }
        let indent = TextLine(String(repeating: " ", count: start.width))
        return last.text.wrapped(to: cells - start.width).enumerated().map { index, part in
            var line = index == 0 ? start : indent
            line.append(part, last.style)
            return line
        }
    }

    /// Adds the line to the output, without spaces at its end.
    func write(with theme: Theme, to output: inout String) {
        for span in spans.withoutSpacesAtEnd { theme.write(span, to: &output) }
        output += "\n"
    }
}

extension [Span] {
    fileprivate var withoutSpacesAtEnd: [Span] {
        guard let last else { return [] }
        guard last.text.last == " " else { return self }
        let text = String(last.text.reversed().drop { $0 == " " }.reversed())
        let rest = Array(dropLast())
        return text.isEmpty ? rest.withoutSpacesAtEnd : rest + [Span(text: text, style: last.style)]
    }
}
