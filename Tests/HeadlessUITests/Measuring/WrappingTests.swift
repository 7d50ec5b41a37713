import HeadlessUI
import Testing

@Suite("Wrapping text to a width")
struct WrappingTests {
    @Test(
        arguments: [
            ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
            ("one  two", 7, ["one", "two"]),
            ("one  two", 8, ["one  two"]), ("a bc def", 4, ["a bc", "def"]), ("abcdef", 4, ["abcd", "ef"]),
            ("ab cdefgh i", 4, ["ab", "cdef", "gh i"]), ("  ab", 4, ["  ab"]), ("  abc", 4, ["abc"]),
            ("ab  ", 4, ["ab  "]),
            ("ab   ", 4, ["ab"]), ("     ", 3, [""]), ("a\nb", 9, ["a", "b"]), ("a\n\nb\n", 9, ["a", "", "b", ""]),
            ("a\r\nb", 9, ["a", "b"]), ("日本語 テスト", 6, ["日本語", "テスト"]), ("日本語", 5, ["日本", "語"]), ("日本", 1, ["日", "本"]),
            ("a日b", 1, ["a", "日", "b"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]), ("👨‍👩‍👧‍👦 👍🏽", 2, ["👨‍👩‍👧‍👦", "👍🏽"]),
            ("🇩🇪🇫🇷", 3, ["🇩🇪", "🇫🇷"]), ("ab", 0, ["a", "b"]), ("ab", -3, ["a", "b"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
            (" \u{301}x y", 2, [" \u{301}x", "y"]),
        ])
    func `lines break at spaces, and inside a word only when it is longer than a line`(
        text: String, width: Int, expected: [String]
    ) {
        #expect(text.wrapped(to: width) == expected)
    }

    @Test func `no line is too wide, and nothing is lost but the spaces at breaks`() {
        for seed in 0..<500 {
            var samples = TextSamples(seed: seed)
            let vocabulary = TextSamples.harmless + (seed.isMultiple(of: 2) ? [] : TextSamples.hostile)
            let text = samples.text(of: vocabulary)
            let width = Int.random(in: 1...12, using: &samples)
            let lines = text.wrapped(to: width)
            #expect(lines.allSatisfy { CellWidth.of($0) <= max(width, 2) }, "seed \(seed), width \(width): \(lines)")
            #expect(ink(lines.joined()) == ink(text), "seed \(seed), width \(width): \(lines)")
            #expect(lossesAreBreaks(in: lines, of: text), "seed \(seed), width \(width): \(lines)")
        }
    }

    @Test func `a line that fits stays as it is, and wrapping its own lines again changes nothing`() {
        for seed in 0..<300 {
            var samples = TextSamples(seed: seed)
            let text = samples.text(of: TextSamples.harmless)
            #expect(text.wrapped(to: max(1, CellWidth.of(text))) == [text], "seed \(seed)")
            let lines = text.wrapped(to: 9)
            #expect(lines.flatMap { $0.wrapped(to: 9) } == lines, "seed \(seed)")
        }
    }

    /// The scalars that must survive: all but the spaces and newlines between which lines may end.
    private func ink(_ text: String) -> [Unicode.Scalar] {
        text.filter { $0 != " " && !$0.isNewline }.flatMap(\.unicodeScalars)
    }

    /// Whether every line is found whole in the text, in order, with nothing but spaces and newlines between.
    private func lossesAreBreaks(in lines: [String], of text: String) -> Bool {
        var rest = Array(text)[...]
        for line in lines {
            while !rest.starts(with: Array(line)) {
                guard let lost = rest.popFirst(), lost == " " || lost.isNewline else { return false }
            }
            rest = rest.dropFirst(line.count)
        }
        return rest.allSatisfy { $0 == " " || $0.isNewline }
    }
}
