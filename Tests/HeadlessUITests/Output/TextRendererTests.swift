import HeadlessUI
import Support
import Testing

@MainActor @Suite("Text output")
struct TextRendererTests {
    @Test func `no line is wider than asked, ends in a space or holds an escape, at any width, for any text`() {
        for seed in 0..<6 { expectFittingText(of: sampleScreen(seed: seed), widths: Array(20...140)) }
    }

    @Test func `colour changes no word and no column: without its codes it is the plain text`() {
        for seed in 0..<8 {
            let screen = sampleScreen(seed: seed)
            for width in [20, 40, 140] {
                let plain = TextRenderer(width: width).text(of: screen)
                let coloured = TextRenderer(width: width, theme: .standard).text(of: screen)
                #expect(coloured != plain)
                #expect(
                    coloured.replacing(#/\u{1B}\[[0-9;]*m/#.matchingSemantics(.unicodeScalar), with: "") == plain,
                    "seed \(seed), width \(width)")
            }
        }
    }

    @Test(
        arguments: [(0, 20), (19, 20), (401, 400), (9_999, 400)])
    func `widths that make no sense become the nearest that does`(width: Int, used: Int) {
        let screen = screen { Text("x") }
        #expect(TextRenderer(width: width).text(of: screen) == TextRenderer(width: used).text(of: screen))
    }

    @Test func `rows are aligned in columns by their width in cells, and the right edge is straight`() {
        let rows = [SampleRow(id: 1, texts: ["陳美玲", "9.80"]), SampleRow(id: 2, texts: ["Al", "114.05"])]
        let lines = lines(40) {
            List(rows) { row in
                HStack {
                    Text(row.texts[0])
                    Text("x")
                    Spacer()
                    Text(row.texts[1])
                }
            }
        }
        #expect(
            lines == [
                " 陳美玲  x" + String(repeating: " ", count: 25) + "9.80",
                " Al      x" + String(repeating: " ", count: 23) + "114.05",
            ])
    }

    @Test func `one long row wraps in its own column and leaves the others in theirs`() {
        let rows = [
            SampleRow(id: 1, texts: ["a", "one two three four five six seven"]),
            SampleRow(id: 2, texts: ["bb", "short"]),
        ]
        let lines = lines(30) {
            List(rows) { row in
                HStack {
                    Text(row.texts[0])
                    Text(row.texts[1])
                }
            }
        }
        #expect(lines == [" a   one two three four five", "     six seven", " bb  short"])
    }

    @Test func `where there is no room for columns, a row breaks between its cells before it breaks one`() {
        let rows = [1, 2].map { SampleRow(id: $0, texts: ["Refund requested", "Tomás Herrera"]) }
        let lines = lines(24) {
            List(rows) { row in
                HStack {
                    Text(row.texts[0])
                    Text(row.texts[1])
                    Spacer()
                    Text("9")
                }
            }
        }
        #expect(lines.prefix(2) == [" Refund requested", " Tomás Herrera        9"])
    }

    /// The lines between the frame's top and bottom.
    private func lines(_ width: Int, @ViewBuilder _ content: () -> ViewContent) -> [String] {
        var screen = screen(content)
        (screen.breadcrumb, screen.account, screen.tabs) = (["X"], "", [])
        let text = TextRenderer(width: width).text(of: screen)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropFirst(2).dropLast(3)
    }
}
