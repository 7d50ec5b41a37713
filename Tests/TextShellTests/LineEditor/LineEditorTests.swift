import Testing

@testable import TextShell

/// The line being typed.
@Suite struct LineEditorTests {
    @Test func `on a plain terminal characters are added and taken away at the end, whatever their width`() {
        let rows: [(keys: [Key], line: String, echo: String)] = [
            (Self.typed("go"), "go", "go"),
            (Self.typed("gp") + [.erase] + Self.typed("o"), "go", "gp\u{8} \u{8}o"),
            (Self.typed("医") + [.erase], "", "医\u{8} \u{8}\u{8} \u{8}"),
            (Self.typed("ab cd ") + [.eraseWord], "ab ", "ab cd \u{8} \u{8}\u{8} \u{8}\u{8} \u{8}"),
            (Self.typed("ab") + [.eraseLine], "", "ab\u{8} \u{8}\u{8} \u{8}"), ([.erase, .eraseWord], "", ""),
            (Self.typed("a") + [.end], "a", "a"), ([.paste("ab c"), .erase], "ab ", "ab c\u{8} \u{8}"),
            ([.text("\u{9B}"), .erase], "", #"\u{9B}"# + String(repeating: "\u{8} \u{8}", count: 6)),
        ]
        for row in rows {
            var (editor, echo) = (LineEditor(), "")
            for key in row.keys {
                let before = editor.line
                #expect(editor.press(key) == .more)
                if case .text(let scalar) = key {
                    echo += PlainEcho.of(scalar)
                } else {
                    echo += PlainEcho.of(editor.line, replacing: before)
                }
            }
            #expect(editor.press(.enter) == .line(.success(row.line)))
            #expect(echo == row.echo, "\(row.line)")
        }
    }

    @Test func `on a plain terminal an earlier line comes on a row of its own, and nothing is taken away`() {
        var (editor, echo) = (LineEditor(), "")
        editor.begin(after: ["go home", "back"])
        for key in [Key.earlier, .earlier, .later, .later, .later] {
            let before = editor.line
            #expect(key.isPlain && editor.press(key) == .more)
            echo += PlainEcho.of(recalled: editor.line, after: before, prompt: "> ")
        }
        #expect(echo == "back\n> go home\n> back\n> ")
    }

    @Test func `Ctrl-C clears the line, and says whether there was anything on it`() {
        var editor = LineEditor()
        for key in Self.typed("quit") { _ = editor.press(key) }
        #expect(editor.press(.interrupt) == .interrupted(wasEmpty: false))
        #expect(editor.press(.enter) == .line(.success("")))
        #expect(editor.press(.search) == .more)
        #expect(editor.press(.interrupt) == .interrupted(wasEmpty: false))
        #expect(editor.press(.interrupt) == .interrupted(wasEmpty: true))
        #expect(editor.press(.end) == .ended)
    }

    @Test func `a line that is too long is left out whole, and the next one comes`() {
        for key in [Key.text("x"), .paste("xx")] {
            var editor = LineEditor()
            for _ in 0..<LineBuffer.maxLength { _ = editor.press(.text("x")) }
            _ = editor.press(key)
            #expect(editor.press(.enter) == .line(.failure(LineBuffer.tooLong)))
            _ = editor.press(.text("y"))
            #expect(editor.press(.enter) == .line(.success("y")))
        }
    }

    @Test func `a line that is too long can be taken back, and is not taken for an empty one`() {
        let paste = Key.paste(String(repeating: "x", count: LineBuffer.maxLength + 1))
        var editor = LineEditor()
        for key in [paste, .end, .eraseLine, .text("y")] { #expect(editor.press(key) == .more) }
        #expect(editor.press(.enter) == .line(.success("y")))
        _ = editor.press(paste)
        #expect(editor.press(.interrupt) == .interrupted(wasEmpty: false))
    }

    @Test func `Ctrl-L empties the screen and keeps the line`() {
        var editor = LineEditor()
        for key in Self.typed("ab") + [.left] { _ = editor.press(key) }
        #expect(editor.press(.clear) == .cleared)
        #expect(editor.shown == "a|b")
    }

    private static func typed(_ text: String) -> [Key] { text.unicodeScalars.map(Key.text) }
}
