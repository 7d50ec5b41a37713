import Testing

@testable import TextShell

/// The line being typed.
@Suite struct LineEditorTests {
    @Test func `typed characters are the line, and erased ones are not, whatever their width`() {
        let rows: [(keys: [Key], line: String, echo: String)] = [
            (Self.typed("go"), "go", "go\n"),
            (Self.typed("gp") + [.erase] + Self.typed("o"), "go", "gp\u{8} \u{8}o\n"),
            (Self.typed("医") + [.erase], "", "医\u{8} \u{8}\u{8} \u{8}\n"),
            (Self.typed("ab cd ") + [.eraseWord], "ab ", "ab cd \u{8} \u{8}\u{8} \u{8}\u{8} \u{8}\n"),
            (Self.typed("ab") + [.eraseLine], "", "ab\u{8} \u{8}\u{8} \u{8}\n"), ([.erase, .eraseWord], "", "\n"),
            (Self.typed("a") + [.end], "a", "a\n"),
        ]
        for row in rows {
            var editor = LineEditor()
            let steps = (row.keys + [.enter]).map { editor.press($0) }
            #expect(steps.last?.outcome == .line(.success(row.line)))
            #expect(steps.map(\.echo).joined() == row.echo, "\(row.line)")
        }
    }

    @Test func `Ctrl-C clears the line, and says whether there was anything on it`() {
        var editor = LineEditor()
        for key in Self.typed("quit") { _ = editor.press(key) }
        #expect(editor.press(.interrupt).outcome == .interrupted(wasEmpty: false))
        #expect(editor.press(.enter).outcome == .line(.success("")))
        #expect(editor.press(.interrupt).outcome == .interrupted(wasEmpty: true))
        #expect(editor.press(.end).outcome == .ended)
    }

    @Test func `a line that is too long is left out whole, and the next one comes`() {
        var editor = LineEditor()
        for _ in 0...LineBuffer.maxLength { _ = editor.press(.text("x")) }
        #expect(editor.press(.enter).outcome == .line(.failure(LineBuffer.tooLong)))
        _ = editor.press(.text("y"))
        #expect(editor.press(.enter).outcome == .line(.success("y")))
    }

    @Test func `nothing that is typed acts on the terminal`() {
        var editor = LineEditor()
        #expect(editor.press(.text("\u{9B}")).echo == #"\u{9B}"#)
        #expect(editor.shown == #"\u{9B}"#)
    }

    private static func typed(_ text: String) -> [Key] { text.unicodeScalars.map(Key.text) }
}
