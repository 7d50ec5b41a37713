import HeadlessUI

/// The echo on a terminal whose cursor is not moved: characters are added and taken away at the end.
enum PlainEcho {
    /// The bytes that show a typed scalar.
    static func of(_ scalar: Unicode.Scalar) -> String {
        VisibleText.escaped(String(scalar))
    }

    /// The bytes that show a line in place of another.
    static func of(_ line: EditableLine, replacing old: EditableLine) -> String {
        if old.changes == line.changes { return "" }
        let (was, now) = (shown(old), shown(line))
        let kept = zip(was, now).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let cells = was[kept...].reduce(0) { $0 + CellWidth.of($1) }
        return String(repeating: "\u{8} \u{8}", count: cells) + now[kept...].joined()
    }

    /// The bytes that show an earlier line that was brought back: on a row of its own where another one stands, for
    /// those who listen would not hear that this is taken away.
    static func of(recalled line: EditableLine, after old: EditableLine, prompt: String) -> String {
        if old.text.utf8.elementsEqual(line.text.utf8) { return "" }
        return (old.isEmpty ? "" : "\n\(prompt)") + VisibleText.escaped(line.text)
    }

    /// The characters of a line, safe to show.
    private static func shown(_ line: EditableLine) -> [String] {
        line.characters.map { VisibleText.escaped(String($0)) }
    }
}
