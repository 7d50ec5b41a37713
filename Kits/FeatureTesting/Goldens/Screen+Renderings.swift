import HeadlessUI

extension Screen {
    /// The screen in every output, one after another, each below its heading: as text of 80 columns, then of each other
    /// width at which it differs by more than space, read aloud, and as JSON with a line for each element.
    ///
    /// No rendering has a line like a heading: none draws with heavy lines.
    func renderings(widths: [Int]) -> String {
        let usual = text(width: 80)
        let others = widths.map { (width: $0, text: text(width: $0)) }
            .filter { $0.text.differsByMoreThanSpace(from: usual) }
        let drawn = [(width: 80, text: usual)] + others
        let all =
            drawn.map { ("\($0) columns", $1) }
            + [("Read aloud", LinearRenderer().text(of: self)), ("JSON", ScreenJSON.text(of: self).lineByElement)]
        return all.map { "━━ \($0)\n\($1)" }.joined()
    }

    private func text(width: Int) -> String { TextRenderer(width: width).text(of: self) }
}

extension String {
    /// Whether two drawings of a screen differ in words or their order, ignoring line breaks, the space between words
    /// and the length of rules.
    func differsByMoreThanSpace(from other: String) -> Bool { words != other.words }

    /// The words in their order, and each line across the screen as one that is short.
    private var words: [Substring] {
        split(whereSeparator: \.isWhitespace).map { $0.allSatisfy("─═".contains) ? $0.prefix(1) : $0 }
    }

    /// JSON with every element of an array on its own line. The JSON has no other line breaks.
    fileprivate var lineByElement: String {
        replacing("[{", with: "[\n{").replacing(",{", with: ",\n{")
    }
}
