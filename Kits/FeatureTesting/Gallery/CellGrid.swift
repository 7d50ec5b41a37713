import HeadlessUI

/// Text of the shell as HTML that keeps its columns: characters that a browser's font may draw wider or narrower than
/// a terminal get a box of as many cells as they take, and styles are classes instead of escapes.
public enum CellGrid {
    /// The HTML of a text with the standard theme's escapes.
    public static func html(of text: String) -> String {
        var (html, isOpen) = ("", false)
        for (index, part) in text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = part.firstIndex(of: "m") else {
                html += cells(part)
                continue
            }
            if isOpen { html += "</span>" }
            isOpen = part[..<end] != "0"
            if isOpen { html += "<span class=\"s\(part[..<end].split(separator: ";").joined(separator: "-"))\">" }
            html += cells(part[part.index(after: end)...])
        }
        return html + (isOpen ? "</span>" : "")
    }

    /// Text that a browser takes for nothing but text.
    public static func escaped(_ text: some StringProtocol) -> String {
        text.reduce(into: "") { $0 += escape($1) }
    }

    private static func cells(_ text: Substring) -> String {
        var html = ""
        var rest = text
        while let first = rest.first {
            let run = rest.prefix { $0 == first }
            rest.removeFirst(run.count)
            html += isSteady(first) ? run.map(escape).joined() : boxed(run)
        }
        return html
    }

    /// Characters that are one cell wide in every monospaced font.
    private static func isSteady(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return false }
        return scalar == "\n" || (0x20...0x7E).contains(scalar.value) || (0xA1...0x17F).contains(scalar.value)
    }

    private static func boxed(_ run: Substring) -> String {
        let cells = CellWidth.of(String(run))
        return "<i style=\"width:\(cells)ch\">\(run.map(escape).joined())</i>"
    }

    private static func escape(_ character: Character) -> String {
        switch character {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: String(character)
        }
    }
}
