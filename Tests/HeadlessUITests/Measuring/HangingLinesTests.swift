import HeadlessUI
import Testing

@Suite("Text with a hanging indent")
struct HangingLinesTests {
    @Test(
        arguments: [
            ("one two three", 9, "one two\nthree"), ("  one two three", 9, "  one two\n  three"),
            ("  set X  fill in a field", 18, "  set X  fill in a\n         field"),
            ("  set FIELD  fill in", 14, "  set FIELD\n      fill in"),
            ("  set FIELD  fill it in", 14, "  set FIELD\n      fill it\n      in"),
            ("short\nlines", 40, "short\nlines"),
            ("1  陳美玲 陳美玲", 10, "1  陳美玲\n   陳美玲"), ("a\n\nb\n", 20, "a\n\nb\n"), ("", 20, ""),
        ])
    func `break between words, below the column that they stand in`(text: String, width: Int, expected: String) {
        #expect(text.kept(to: width) == expected)
    }

    @Test(arguments: 8...60) func `never are wider, and lose no word`(width: Int) {
        let text = "  set FIELD VALUE    fill in a field; without a value, asks for it\n\nAn empty line: 陳美玲.\n"
        let kept = text.kept(to: width)
        #expect(kept.split(separator: "\n").allSatisfy { CellWidth.of($0) <= width }, "\(kept)")
        #expect(kept.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }
}
