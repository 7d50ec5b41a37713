import DesignSystem

/// Tables as RFC 4180 describes them.
///
/// What a terminal would obey is made visible. A cell that a spreadsheet would compute begins with an apostrophe; a
/// telephone number, of nothing but digits and signs, does not.
nonisolated enum CSV {
    /// One row, with its line end.
    static func row(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    private static func cell(_ words: String) -> String {
        let safe = VisibleText.escaped(isComputed(words) ? "'\(words)" : words)
        guard safe.contains(where: { ",\"".contains($0) }) else { return safe }
        return "\"\(safe.replacing("\"", with: "\"\""))\""
    }

    private static func isComputed(_ words: String) -> Bool {
        switch words.unicodeScalars.first {
        case "=", "@", "\t", "\r", "\n": true
        case "+", "-": !words.unicodeScalars.dropFirst().allSatisfy { "0123456789 ().-/".unicodeScalars.contains($0) }
        default: false
        }
    }
}
