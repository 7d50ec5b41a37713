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

/// A terminal that obeys what a line is drawn with.
struct TestTerminal {
    private let width: Int
    private var rows: [[String]]
    private var (row, column) = (0, 0)

    init(width: Int) {
        self.width = width
        rows = [Array(repeating: " ", count: width)]
    }

    /// Its rows behind a bar, without blanks at their ends, and a mark at the cursor.
    var shown: String {
        rows[...max(row, rows.lastIndex { $0.contains { $0 != " " } } ?? 0)].enumerated().map { index, cells in
            var cells = cells
            if index == row { cells.insert("▏", at: column) }
            let last = cells.lastIndex { $0 != " " } ?? -1
            return "│" + cells[..<(last + 1)].joined()
        }.joined(separator: "\n")
    }

    mutating func take(_ bytes: String) {
        var rest = Array(bytes)[...]
        while let character = rest.popFirst() {
            switch character {
            case "\u{8}": column = max(0, min(column, width - 1) - 1)
            case "\r": column = 0
            case "\n": down()
            case "\r\n":
                column = 0
                down()
            case "\u{1B}": obey(&rest)
            default: write(character)
            }
        }
    }

    private mutating func down() {
        row += 1
        if row == rows.count { rows.append(Array(repeating: " ", count: width)) }
    }

    private mutating func obey(_ rest: inout ArraySlice<Character>) {
        _ = rest.popFirst()
        let digits = rest.prefix { $0.isNumber }
        rest = rest.dropFirst(digits.count)
        let number = Int(String(digits)) ?? 1
        switch rest.popFirst() {
        case "A": row = max(0, row - number)
        case "C": column = min(width - 1, column + number)
        case "G": column = number - 1
        case "K": erase(row, from: min(column, width - 1))
        default:
            erase(row, from: min(column, width - 1))
            for other in rows.indices where other > row { erase(other, from: 0) }
        }
    }

    private mutating func erase(_ row: Int, from column: Int) {
        for index in column..<width { rows[row][index] = " " }
    }

    private mutating func write(_ character: Character) {
        let cells = CellWidth.of(character)
        if column + cells > width {
            column = 0
            down()
        }
        // Half of a wide character is nothing.
        if rows[row][column].isEmpty, column > 0 { rows[row][column - 1] = " " }
        if column + cells < width, rows[row][column + cells].isEmpty { rows[row][column + cells] = " " }
        rows[row][column] = String(character)
        if cells == 2 { rows[row][column + 1] = "" }
        column += cells
    }
}
