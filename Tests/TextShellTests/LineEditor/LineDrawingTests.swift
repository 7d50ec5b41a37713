import HeadlessUI
import Testing

@testable import TextShell

/// Lines on a terminal of a test.
@Suite struct LineDrawingTests {
    @Test(arguments: [7, 12, 20, 80]) func `what is drawn by difference is what is drawn anew`(width: Int) {
        var random = Numbers(seed: UInt64(width))
        var editor = LineEditor()
        var drawing = LineDrawing(prompt: "go> ", width: width)
        var screen = TestTerminal(width: width)
        screen.take(drawing.whole)
        for step in 0..<4000 {
            for _ in 0...random.next(below: 3) { _ = editor.press(Self.keys[random.next(below: Self.keys.count)]) }
            if editor.line.size > 200 { _ = editor.press(.eraseLine) }
            let next = LineDrawing(prompt: "go> ", line: editor.line, width: width)
            screen.take(next.replacing(drawing))
            drawing = next
            var fresh = TestTerminal(width: width)
            fresh.take(drawing.whole)
            guard screen.shown == fresh.shown else {
                Issue.record("step \(step), \(editor.shown.debugDescription)\n\(screen.shown)\n│ not\n\(fresh.shown)")
                return
            }
        }
    }

    @Test(arguments: [7, 12, 80]) func `a character that is added at the end is drawn as with the whole line`(
        width: Int
    ) {
        var (line, added) = (EditableLine(), 0)
        var drawing = LineDrawing(prompt: "go> ", width: width)
        for character in "ab 日c👩‍👧d\u{600}e e\u{301}f" {
            line.insert(String(character))
            let next = LineDrawing(prompt: "go> ", line: line, width: width)
            let isOne = character.isASCII && line.characters.last == character
            if isOne, drawing.append(String(character), width: width) { added += 1 }
            if !isOne || drawing != next { drawing = next }
            #expect(drawing == next)
        }
        #expect(added >= 4)
        let isAdded = drawing.append("x", width: width + 1)
        #expect(!isAdded)
    }

    @Test(arguments: [2, 3, 5]) func `a line that is taller than the window shows the rows around the cursor`(
        height: Int
    ) {
        var random = Numbers(seed: UInt64(height))
        var editor = LineEditor()
        var drawing = LineDrawing(prompt: "go> ", width: 12, height: height)
        var screen = TestTerminal(width: 12, height: height)
        screen.take(drawing.whole)
        for step in 0..<3000 {
            _ = editor.press(Self.keys[random.next(below: Self.keys.count)])
            if editor.line.size > 200 { _ = editor.press(.eraseLine) }
            let next = LineDrawing(prompt: "go> ", line: editor.line, width: 12, height: height)
            screen.take(next.replacing(drawing))
            drawing = next
            var fresh = TestTerminal(width: 12)
            fresh.take(drawing.whole)
            let shown = screen.shown.split(separator: "\n").suffix(fresh.shown.split(separator: "\n").count)
            guard shown.joined(separator: "\n") == fresh.shown else {
                Issue.record("step \(step), \(editor.shown.debugDescription)\n\(screen.shown)\n│ not\n\(fresh.shown)")
                return
            }
        }
    }

    @Test func `of a tall line the last rows are shown at its end, and the first ones at its start`() {
        var line = EditableLine("abcdefghijklmnopqrstuvwxyz")
        var screen = TestTerminal(width: 6, height: 4)
        let end = LineDrawing(prompt: "go> ", line: line, width: 6, height: 4)
        screen.take(end.whole)
        #expect(screen.shown == "│opqrst\n│uvwxyz\n│▏")
        line.move(to: 0)
        screen.take(LineDrawing(prompt: "go> ", line: line, width: 6, height: 4).replacing(end))
        #expect(screen.shown == "│go> ▏ab\n│cdefgh\n│ijklmn")
    }

    @Test func `a letter that goes from before a wide one on the next row leaves nothing`() {
        var screen = TestTerminal(width: 3)
        let full = LineDrawing(prompt: "", line: LineEditor(at: "abc|日").line, width: 3)
        let new = LineDrawing(prompt: "", line: LineEditor(at: "ab|日").line, width: 3)
        screen.take(full.whole + new.replacing(full))
        #expect(screen.shown == "│ab\n│▏日")
    }

    @Test func `a typed letter is one byte, and the cursor moves by few`() {
        let rows: [(from: String, to: String, bytes: String)] = [
            ("a|", "ab|", "b"), ("ab|", "a|b", "\u{8}"), ("a|b", "ab|", "\u{1B}[C"), ("ab|", "a|", "\u{8}\u{1B}[J"),
            ("abcdef|", "|abcdef", "\u{1B}[5G"), ("|abcdef", "x|abcdef", "xabcdef\u{1B}[6G"), ("ab|", "ab|", ""),
            ("ab|cd", "ba|cd", "\u{8}\u{8}ba"), ("日|", "日本|", "本"), ("e|", "e\u{301}|", "\u{8}e\u{301}\u{1B}[6G"),
        ]
        for row in rows {
            let (old, new) = (Self.drawn(row.from), Self.drawn(row.to))
            #expect(new.replacing(old) == row.bytes, "\(row.from) → \(row.to)")
        }
    }

    @Test func `a full row continues on the next, and the end of the line is behind all rows`() {
        var screen = TestTerminal(width: 10)
        let drawing = LineDrawing(prompt: "go> ", line: EditableLine("abcdef"), width: 10)
        screen.take(drawing.whole + "x")
        #expect(screen.shown == "│go> abcdef\n│x▏")
        let moved = LineDrawing(prompt: "go> ", line: LineEditor(at: "ab|cdefghij").line, width: 10)
        screen = TestTerminal(width: 10)
        screen.take(moved.whole + moved.leaving + "\r\nnext")
        #expect(screen.shown == "│go> abcdef\n│ghij\n│next▏")
    }

    @Test func `another width draws the line again in place of its wrapped rows`() {
        let old = LineDrawing(prompt: "go> ", line: EditableLine("abcdefghijkl"), width: 80)
        let new = LineDrawing(prompt: "go> ", line: EditableLine("abcdefghijkl"), width: 10)
        var screen = TestTerminal(width: 10)
        screen.take("go> abcdefghijkl")
        screen.take(new.replacing(old))
        #expect(screen.shown == "│go> abcdef\n│ghijkl▏")
    }

    @Test func `nothing that is typed or pasted acts on the terminal`() {
        for text in ["\u{9B}2J", "\u{1B}[2J", "a\u{7}b", "\u{202E}abc", "\u{301}"] {
            let bytes = LineDrawing(prompt: "", line: EditableLine(text), width: 80).whole
            let own = bytes.replacing(#/\u{1B}\[\d+G/#, with: "")
            #expect(!own.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value || $0 == "\u{202E}" })
        }
        #expect(LineDrawing(prompt: "", line: EditableLine("\u{301}"), width: 80).whole == "\u{25CC}\u{301}\u{1B}[2G")
    }

    private static func drawn(_ line: String) -> LineDrawing {
        LineDrawing(prompt: "go> ", line: LineEditor(at: line).line, width: 80)
    }

    private static let keys: [Key] =
        "ab cde\u{301}日本👩\u{200D}👧🇩🇪\u{9B}".unicodeScalars.map(Key.text) + [
            .left, .left, .wordLeft, .right, .wordRight, .lineStart, .lineEnd, .erase, .delete, .killWord, .eraseWord,
            .transpose, .yank, .undo, .paste("paste of some words"),
        ]
}
