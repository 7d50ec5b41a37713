import Testing

@testable import TextShell

@Suite struct WindowKeyReaderTests {
    @Test(arguments: [
        ("\t", [WindowKey.tab]), ("\u{1B}[Z", [.backTab]), ("\u{B}", [.palette]), ("\u{1B}OP", [.help]),
        ("\u{1B}[11~", [.help]), ("\u{1B}[[A", [.help]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
        ("\u{1B}[A\u{1B}OB", [.edit(.earlier), .edit(.later)]), ("a\r", [.edit(.text("a")), .edit(.enter)]),
        ("\u{1B}3", [.section(3)]), ("\u{1B}[<0;12;5M", [.click(column: 11, row: 4)]), ("\u{1B}[<0;12;5m", []),
        ("\u{1B}[<2;1;1M", []), ("\u{1B}[<0;0;5M", []), ("\u{1B}[<0;5M", []),
        ("\u{1B}[<64;1;1M\u{1B}[<65;1;1M", [.wheel(down: false), .wheel(down: true)]),
        ("\u{1B}\u{1B}[A", [.escape, .edit(.earlier)]), ("\u{1B}b", [.edit(.wordLeft)]),
        ("\u{1B}[200~a\tb\u{1B}[201~\t", [.edit(.paste("a b")), .tab]),
        ("\u{1B}[200~a\u{1B}[6~\u{3}\t", [.edit(.paste("a")), .edit(.interrupt), .tab]),
        ("\u{1B}[\u{9}", [.tab]), ("\u{1B}[?1;2c", []), ("é", [.edit(.text("é"))]),
    ])
    func `bytes are keys, in any pieces`(bytes: String, keys: [WindowKey]) {
        var reader = WindowKeyReader()
        #expect(bytes.utf8.flatMap { reader.take($0) } == keys)
        #expect(!reader.isUndecided)
    }

    @Test func `the end of a paste is found after what only begins like it`() {
        var reader = WindowKeyReader()
        let bytes = "\u{1B}[200~a\u{1B}[20\u{1B}[201~\t"
        #expect(bytes.utf8.flatMap { reader.take($0) } == [.edit(.paste("a")), .tab])
    }

    @Test func `an Escape is a key when nothing follows it`() {
        var reader = WindowKeyReader()
        #expect(reader.take(0x1B) == [])
        #expect(reader.isUndecided)
        #expect(reader.flush() == [.escape])
        #expect(reader.flush() == [])
        #expect(reader.take(UInt8(ascii: "b")) == [.edit(.text("b"))])
    }
}
