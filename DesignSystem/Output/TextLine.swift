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

    /// Adds the line to the output, without spaces at its end.
    func write(with theme: Theme, to output: inout String) {
        var spans = spans[...]
        while let last = spans.last, last.text.allSatisfy({ $0 == " " }) { spans.removeLast() }
        for span in spans { theme.write(span, to: &output) }
        output += "\n"
    }
}
