/// A run of text of one purpose.
package struct Span: Hashable, Sendable {
    /// The text.
    package let text: String
    /// Its purpose.
    package let style: TextStyle
    /// The control that it is part of, if any.
    package fileprivate(set) var action: ActionID?
}

/// One line of the text output.
package struct TextLine: Hashable, Sendable {
    /// The runs of text from left to right.
    package private(set) var spans: [Span] = []
    /// The cells that they take.
    package private(set) var width = 0

    /// A line of one run.
    package init(_ text: String = "", _ style: TextStyle = .plain) {
        append(text, style)
    }

    /// Adds a run at the end.
    package mutating func append(_ text: String, _ style: TextStyle = .plain) {
        append(Span(text: text, style: style))
    }

    private mutating func append(_ span: Span) {
        append(span, cells: CellWidth.of(span.text))
    }

    private mutating func append(_ span: Span, cells: Int) {
        guard !span.text.isEmpty else { return }
        spans.append(span)
        width += cells
    }

    /// Adds a run whose cells are known: to measure text once is enough.
    mutating func append(_ text: String, _ style: TextStyle, cells: Int) {
        append(Span(text: text, style: style), cells: cells)
    }

    /// Makes room for as many runs as the line will probably have.
    mutating func reserve(runs: Int) { spans.reserveCapacity(runs) }

    /// The line as a part of a control.
    consuming func of(_ action: ActionID?) -> TextLine {
        guard let action else { return self }
        for index in spans.indices { spans[index].action = action }
        return self
    }

    /// Adds another line at the end.
    package mutating func append(_ line: TextLine) {
        spans += line.spans
        width += line.width
    }

    /// Fills with spaces up to a number of cells.
    package mutating func pad(to cells: Int) {
        if cells > width { append(String(blanks: cells - width), .plain, cells: cells - width) }
    }

    /// The line on lines of at most `cells` cells: its last run is wrapped in the room that the runs before it leave.
    func wrapped(to cells: Int) -> [TextLine] {
        guard width > cells, let last = spans.last else { return [self] }
        var start = TextLine()
        for span in spans.dropLast() { start.append(span) }
        let indent = TextLine(String(blanks: start.width))
        return last.text.wrapped(to: cells - start.width).enumerated().map { index, part in
            var line = index == 0 ? start : indent
            line.append(Span(text: part, style: last.style, action: last.action))
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
