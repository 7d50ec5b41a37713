import Testing

@testable import TextShell

/// Keys and pastes at a terminal, byte by byte.
@Suite struct KeyReaderTests {
    private static let begin = "\u{1B}[200~"
    private static let end = "\u{1B}[201~"

    @Test func `a paste is one value, whatever it holds: its line ends are blanks and its control characters nothing`()
    {
        let rows: [(paste: String, text: String)] = [
            ("open clinic://home", "open clinic://home"), ("a\nb\nc", "a b c"), ("a\r\nb\r\rc", "a b c"),
            ("a\n", "a"), ("\n\na\n\n", "a"), ("\n", ""), ("", ""), ("a\tb", "a b"), ("Zoë 医", "Zoë 医"),
            ("a\u{4}\u{8}\u{7F}\u{17}b", "ab"), ("\u{1B}[31mred\u{1B}[0m", "red"), ("a\(Self.begin)b", "ab"),
            ("a\u{1B}]2;title\u{7}b", "a]2;titleb"), ("a\u{0}b", "ab"),
        ]
        for row in rows {
            let bytes = Array((Self.begin + row.paste + Self.end).utf8)
            #expect(Self.keys(bytes) == row.text.unicodeScalars.map(Key.text), "\(row.paste.debugDescription)")
        }
    }

    @Test func `no cut between two reads changes what was pasted or typed`() {
        let text = "x\(Self.begin)Zoë\n医\(Self.end)\u{1B}[Ay\u{1B}Oz\n"
        let wanted = "xZoë 医y".unicodeScalars.map(Key.text) + [.enter]
        #expect(Self.keys(Array(text.utf8)) == wanted)
    }

    @Test func `a paste without an end continues until Ctrl-C, and Enter does not end it`() {
        #expect(Self.keys(Array("\(Self.begin)a\n".utf8)) == [.text("a")])
        #expect(Self.keys(Array("\(Self.begin)a\n\u{3}b\n".utf8)) == [.text("a"), .interrupt, .text("b"), .enter])
    }

    @Test func `keys that mean nothing here type nothing, and a lone Escape takes nothing with it`() {
        let rows: [(typed: String, keys: [Key])] = [
            ("\u{1B}[A", []), ("\u{1B}[1;5C", []), ("\u{1B}OP", []), ("\u{1B}q", [.text("q")]), ("\u{1B}\n", [.enter]),
            ("\u{1B}\u{3}", [.interrupt]), ("\u{1B}[\u{3}", [.interrupt]), ("\u{1}", []), ("\t", [.text(" ")]),
            ("\u{7F}\u{8}", [.erase, .erase]), ("\u{15}", [.eraseLine]), ("\u{17}", [.eraseWord]), ("\u{4}", [.end]),
            ("\r", [.enter]), ("\(Self.end)a", [.text("a")]),
        ]
        for row in rows { #expect(Self.keys(Array(row.typed.utf8)) == row.keys, "\(row.typed.debugDescription)") }
    }

    @Test func `bytes that are no text are shown as such`() {
        #expect(Self.keys([0xFF, 0x61]) == [.text("\u{FFFD}"), .text("a")])
        #expect(Self.keys([0xE2, 0x61]) == [.text("\u{FFFD}"), .text("a")])
        #expect(Self.keys([0xE2, 0x0A, 0x61]) == [.enter, .text("a")])
    }

    private static func keys(_ bytes: [UInt8]) -> [Key] {
        var reader = KeyReader()
        return bytes.flatMap { reader.take($0) }
    }
}
