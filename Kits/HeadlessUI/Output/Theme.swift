/// How purposes look on a terminal that knows the sixteen standard colours; the words never depend on it.
public struct Theme: Sendable {
    private let codes: [TextStyle: String]

    /// No colour and no weight: the words alone.
    public static let none = Theme(codes: [:])

    /// A look that is readable on light and dark backgrounds.
    public static let standard = Theme(codes: [
        .title: "1", .heading: "1;4", .strong: "1", .secondary: "2", .warning: "1;31", .number: "36", .selected: "7",
    ])

    /// Whether any purpose has a look.
    public var isColoured: Bool { !codes.isEmpty }

    /// Adds a run of text in its look to the output.
    func write(_ span: Span, to output: inout String) {
        guard let code = codes[span.style], !span.text.isEmpty else { return output += span.text }
        output += "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }
}
