@testable import TextShell

/// Keys in a row of a table: `^A` is a control character, `⎋` Escape, and an arrow or a sign what is printed on a key.
enum KeyNotation {
    private static let signs: [Unicode.Scalar: String] = [
        "⎋": "\u{1B}", "⏎": "\r", "⌫": "\u{7F}", "←": "\u{1B}[D", "→": "\u{1B}[C", "↑": "\u{1B}[A", "↓": "\u{1B}[B",
        "⇤": "\u{1B}[H", "⇥": "\u{1B}[F", "⌦": "\u{1B}[3~", "⇐": "\u{1B}[1;5D", "⇒": "\u{1B}[1;5C",
        "«": "\u{1B}[200~", "»": "\u{1B}[201~",
    ]

    /// The bytes that a terminal sends for a row.
    static func bytes(_ row: some StringProtocol) -> [UInt8] {
        var (bytes, isControl) = ([UInt8](), false)
        for scalar in row.unicodeScalars {
            if isControl {
                bytes.append(UInt8(scalar.value) & 0x1F)
                isControl = false
            } else if scalar == "^" {
                isControl = true
            } else {
                bytes += (signs[scalar] ?? String(scalar)).utf8
            }
        }
        return bytes
    }

    /// The keys of a row.
    static func keys(_ row: some StringProtocol) -> [Key] {
        var reader = KeyReader()
        return bytes(row).flatMap { reader.take($0) }
    }
}

extension LineEditor {
    /// An editor at a line, whose cursor is written as a bar.
    init(at line: String) {
        self.init()
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        for scalar in line.unicodeScalars where scalar != "|" { _ = press(.text(scalar)) }
        for _ in 0..<(parts[1].count) { _ = press(.left) }
    }

    /// Its line, with the cursor as a bar.
    var shown: String {
        let (characters, cursor) = (line.characters, line.cursor)
        return "\(String(characters[..<cursor]))|\(String(characters[cursor...]))"
    }

    /// The line that a person sees after a row of keys. Lines that are entered can be brought back.
    static func shown(after row: some StringProtocol) -> String {
        var (editor, lines) = (LineEditor(), [String]())
        for key in KeyNotation.keys(row) {
            guard case .line(.success(let line)) = editor.press(key) else { continue }
            lines.append(line)
            editor.begin(after: lines)
        }
        return editor.shown
    }
}
