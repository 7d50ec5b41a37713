import HeadlessUI
import Testing

/// Expects even the narrowest text to show the number of every control, in their order: who cannot read it cannot type
/// it.
public func expectEveryNumber(of screen: Screen, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = TextRenderer(width: TextRenderer.widths.lowerBound).text(of: screen)
    let words = text.replacing("▸", with: " ").split(whereSeparator: \.isWhitespace)
    var rest = words[...]
    for number in screen.controls.compactMap(\.action?.number) {
        guard let place = rest.firstIndex(where: { $0 == "\(number)" }) else {
            Issue.record("control \(number) has no number:\n\(text.behindGutter)", sourceLocation: sourceLocation)
            return
        }
        rest = rest[(place + 1)...]
    }
}

/// Expects the lines for a screen reader to hold one thing each: no ornament, no columns, nothing that a terminal
/// obeys, every control with its kind, and the focus last.
public func expectPlainLines(of screen: Screen, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = LinearRenderer().text(of: screen)
    let lines = text.lines.filter { !$0.isEmpty }
    for line in lines {
        let isPlain = !line.contains(where: \.isOrnament) && !line.contains("  ") && VisibleText.escaped(line) == line
        #expect(isPlain, "an ornament or a gap in: \(line)", sourceLocation: sourceLocation)
    }
    for number in screen.controls.compactMap(\.action?.number) {
        let own = lines.filter { line in kinds.contains { line.hasPrefix("\(number) \($0): ") } }
        #expect(own.count == 1, "control \(number) has a line of its own", sourceLocation: sourceLocation)
    }
    #expect(lines.last?.hasPrefix("Focus: ") == (screen.focus != nil), sourceLocation: sourceLocation)
}

/// The names of controls in lines for a screen reader.
private let kinds = ["Button", "Field", "Search", "Secret field", "Choice", "Switch"]

extension Character {
    /// Whether it draws something instead of saying it: arrows, bullets, and the lines of boxes.
    fileprivate var isOrnament: Bool {
        "▸◂•·›".contains(self) || unicodeScalars.contains { (0x2500...0x257F).contains($0.value) }
    }
}

extension String {
    /// The lines of a text, without their ends.
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
