import HeadlessUI
import Testing

@Suite("Fitting text into cells")
struct FittingTests {
    @Test(
        arguments: [
            ("Ana Ruiz", 8, "Ana Ruiz"), ("Ana Ruiz", 7, "Ana Ru…"), ("Ana Ruiz", 1, "…"), ("Ana Ruiz", 0, ""),
            ("Ana Ruiz", -1, ""), ("", 0, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
            ("日本語", 3, "日…"), ("日本語", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
            ("🇩🇪🇫🇷", 3, "🇩🇪…"), ("a1️⃣b", 3, "a…"), ("a1️⃣b", 4, "a1️⃣b"),
        ])
    func `truncating cuts between characters and says so with an ellipsis`(text: String, cells: Int, expected: String) {
        #expect(text.truncated(to: cells) == expected)
    }

    @Test(
        arguments: [
            ("ab", 4, TextEdge.trailing, "ab  "), ("ab", 4, .leading, "  ab"), ("日本", 5, .trailing, "日本 "),
            ("日本", 5, .leading, " 日本"), ("e\u{301}", 2, .leading, " e\u{301}"), ("👍🏽", 3, .trailing, "👍🏽 "),
            ("", 2, .leading, "  "),
            ("long", 2, .trailing, "long"), ("x", -1, .leading, "x"),
        ])
    func `padding adds spaces by cells, not by characters`(text: String, cells: Int, edge: TextEdge, expected: String) {
        #expect(text.padded(to: cells, at: edge) == expected)
    }

    @Test func `spaces go to the trailing edge by default`() {
        #expect("ab".padded(to: 3) == "ab ")
    }

    @Test func `a truncated text is never wider than asked, keeps whole characters, and pads to the exact width`() {
        for seed in 0..<300 {
            var samples = TextSamples(seed: seed)
            let text = samples.text(of: TextSamples.harmless)
            let cells = Int.random(in: 0...20, using: &samples)
            let cut = text.truncated(to: cells)
            #expect(CellWidth.of(cut) <= cells, "seed \(seed)")
            #expect(cut == text || cells == 0 || text.starts(with: cut.dropLast()), "seed \(seed)")
            #expect(cut == text || cells == 0 || CellWidth.of(cut) >= cells - 1, "seed \(seed): room left over")
            for edge in [TextEdge.leading, .trailing] {
                #expect(CellWidth.of(cut.padded(to: cells, at: edge)) == cells, "seed \(seed)")
            }
        }
    }

    @Test func `hostile text is cut as safely`() {
        for seed in 0..<300 {
            var samples = TextSamples(seed: seed)
            let text = samples.text(of: TextSamples.hostile + ["日", "a"])
            let cells = Int.random(in: 0...10, using: &samples)
            #expect(CellWidth.of(text.truncated(to: cells)) <= cells, "seed \(seed)")
        }
    }
}
