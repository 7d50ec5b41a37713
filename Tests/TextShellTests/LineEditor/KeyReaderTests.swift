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
            ("a\u{1B}]2;title\u{7}b", "ab"), ("a\u{0}b", "ab"),
        ]
        for row in rows {
            let bytes = Array((Self.begin + row.paste + Self.end).utf8)
            #expect(Self.keys(bytes) == (row.text.isEmpty ? [] : [.paste(row.text)]), "\(row.paste.debugDescription)")
        }
    }

    @Test func `no cut between two reads changes what was pasted or typed`() {
        let text = "x\(Self.begin)Zoë\n医\(Self.end)\u{1B}[Ay\u{1B}Oz\n"
        #expect(Self.keys(Array(text.utf8)) == [.text("x"), .paste("Zoë 医"), .earlier, .text("y"), .enter])
    }

    @Test func `a paste without an end continues until Ctrl-C, and Enter does not end it`() {
        #expect(Self.keys(Array("\(Self.begin)a\n".utf8)) == [])
        #expect(Self.keys(Array("\(Self.begin)a\n\u{3}b\n".utf8)) == [.paste("a"), .interrupt, .text("b"), .enter])
    }

    @Test func `a paste that no line can hold is longer than a line, and no more of it is kept`() throws {
        let bytes = Array(Self.begin.utf8) + [UInt8](repeating: 0x78, count: 200_000) + Array(Self.end.utf8)
        let keys = Self.keys(bytes)
        let key = try #require(keys.first)
        guard case .paste(let text) = key, keys.count == 1 else { throw Unexpected(keys: keys) }
        #expect(text.utf8.count == LineBuffer.maxLength + 1)
    }

    @Test func `keys that mean nothing here type nothing, and a lone Escape takes nothing with it`() {
        let rows: [(typed: String, keys: [Key])] = [
            ("\u{1B}[5~", []), ("\u{1B}[1;2P", []), ("\u{1B}OP", []), ("\u{1B}q", [.text("q")]), ("\u{1B}\n", [.enter]),
            ("\u{1B}\u{3}", [.interrupt]), ("\u{1B}[\u{3}", [.interrupt]), ("\u{16}", []), ("\t", [.complete]),
            ("\u{7F}\u{8}", [.erase, .erase]), ("\u{15}", [.eraseLine]), ("\u{17}", [.eraseWord]), ("\u{4}", [.end]),
            ("\r", [.enter]), ("\(Self.end)a", [.text("a")]), ("\u{1B}[[Ea", [.text("a")]),
            ("\u{1B}\u{7F}", [.killWordBack]), ("\u{1B}\u{1B}b", [.wordLeft]),
        ]
        for row in rows { #expect(Self.keys(Array(row.typed.utf8)) == row.keys, "\(row.typed.debugDescription)") }
    }

    @Test func `what a terminal answers is no text, and ends no later than the next key that types nothing`() {
        let rows: [(typed: String, keys: [Key])] = [
            ("\u{1B}]11;rgb:0/0/0\u{7}a", [.text("a")]), ("\u{1B}]11;rgb:0/0/0\u{1B}\\a", [.text("a")]),
            ("\u{1B}P1$r0m\u{1B}\\a", [.text("a")]), ("\u{1B}_Gi=1;OK\u{1B}\\a", [.text("a")]),
            ("\u{1B}^x\u{1B}\\\u{1B}Xy\u{1B}\\a", [.text("a")]), ("\u{1B}]lost\na", [.enter, .text("a")]),
            ("\u{1B}]lost\u{3}a", [.interrupt, .text("a")]), ("\u{1B}]lost\u{1B}[Ca", [.right, .text("a")]),
            ("\u{1B}]Zoë 医\u{7}a", [.text("a")]), ("\u{1B}\\a", [.text("a")]),
            ("\(Self.begin)a\u{1B}]lost\(Self.end)b", [.paste("a"), .text("b")]),
        ]
        for row in rows { #expect(Self.keys(Array(row.typed.utf8)) == row.keys, "\(row.typed.debugDescription)") }
    }

    @Test func `Escape is a key where nothing follows at once, and the beginning of a sequence where one does`() {
        // A bar is a pause.
        let rows: [(typed: String, keys: [Key])] = [
            ("\u{1B}|", [.escape]), ("\u{1B}||", [.escape]), ("\u{1B}|b", [.escape, .text("b")]),
            ("\u{1B}b|", [.wordLeft]), ("\u{1B}|[A", [.escape, .earlier]), ("\u{1B}[|A", [.earlier]),
            ("\u{1B}|O|", [.escape, .text("O")]), ("\u{1B}|\u{1B}|", [.escape, .escape]),
            ("\u{1B}|\u{1B}b", [.escape, .wordLeft]), ("\u{1B}|\u{7F}", [.escape, .erase]),
            ("\u{1B}|\n", [.escape, .enter]), ("\u{1B}P|a", [.text("a")]), ("\u{1B}]x|y\u{7}a", [.text("a")]),
            ("\(Self.begin)a\u{1B}|\(Self.end)", [.paste("a")]), ("a|", [.text("a")]),
            ("\u{1B}|é", [.escape, .text("é")]),
        ]
        for row in rows {
            var reader = KeyReader()
            let keys = row.typed.utf8.flatMap { $0 == UInt8(ascii: "|") ? reader.pause() : reader.take($0) }
            #expect(keys == row.keys, "\(row.typed.debugDescription)")
        }
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

private struct Unexpected: Error {
    let keys: [Key]
}
