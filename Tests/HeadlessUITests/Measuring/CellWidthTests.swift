import HeadlessUI
import Testing

@Suite("The width of text in cells")
struct CellWidthTests {
    @Test(
        arguments: [
            ("", 0), ("a", 1), ("Ibuprofen 400 mg", 16), ("naïve", 5), ("e\u{301}", 1), ("Z̴͎̈́a̷l̵g̶o", 5), ("й", 1),
            ("и\u{306}", 1), ("Ελληνικά", 8), ("שלום", 4), ("שָׁלוֹם", 4), ("محمد", 4), ("مُحَمَّد", 4),
            ("می\u{200C}خواهم", 7),
            ("हि", 2), ("क्ष", 2), ("ไทย", 3), ("น้ำ", 2), ("─┌▓", 3), ("▸Orders◂", 8), ("“€ 9.80”…", 9), ("½ ©™", 4),
            ("ｶﾞ", 2),
            ("\u{600}1", 2), ("soft\u{AD}en", 7), ("\u{FFFD}", 1),
        ])
    func `letters take a cell each, whatever is put on them`(text: String, cells: Int) {
        #expect(CellWidth.of(text) == cells)
    }

    @Test(
        arguments: [
            ("日本語テスト", 12), ("漢字かな", 8), ("𠮷野家", 6), ("葛\u{E0100}城", 4), ("か\u{3099}", 2), ("한국어", 6),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}", 2), ("\u{1100}\u{1161}", 2), ("ㅎㅏㄴ", 6), ("ｆｕｌｌ", 8),
            ("（、。）", 8),
            ("￥", 2), ("¥", 1), ("ﾊﾝｶｸ", 4), ("𗀀", 2), ("䷀", 2), ("☰", 2), ("𝌆", 2), ("🈂", 2), ("Aspirin アスピリン", 18),
        ])
    func `east Asian characters take two cells`(text: String, cells: Int) {
        #expect(CellWidth.of(text) == cells)
    }

    @Test(
        arguments: [
            ("😀", 2), ("👍🏽", 2), ("🏽", 2), ("☝🏽", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏽‍⚕️", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("🧑🏻‍🤝‍🧑🏿", 2),
            ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 2), ("1️⃣", 2),
            ("#️⃣*️⃣", 4), ("1\u{20E3}", 1), ("❤", 1), ("❤\u{FE0F}", 2), ("☺\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 2),
            ("⌚\u{FE0F}", 2), ("©\u{FE0F}", 2), ("a\u{FE0F}", 1), ("✅ 👍", 5), ("\u{1FAEA}", 2), ("🀄", 2), ("🀅", 1),
        ])
    func `a picture takes two cells, however many scalars it is made of`(text: String, cells: Int) {
        #expect(CellWidth.of(text) == cells)
    }

    @Test(
        arguments: [
            "\u{301}", "\u{20DD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{FEFF}", "\u{202E}",
            "\u{2028}", "\u{E0041}", "\u{34F}", "\u{1160}", "\u{1161}", "\u{11A8}", "\u{D7B0}", "\u{3164}", "\u{0}",
            "\u{1B}", "\u{7F}", "\u{85}", "\n", "\r\n", "\t",
        ])
    func `what is drawn with its neighbour, or not at all, takes no cell`(text: String) {
        #expect(CellWidth.of(text) == 0)
    }

    @Test func `every printable ASCII byte takes one cell, and every control none`() {
        for byte in UInt8(0)..<0x80 {
            let cells = 0x20...0x7E ~= byte ? 1 : 0
            #expect(CellWidth.of(String(Unicode.Scalar(byte))) == cells, "byte \(byte)")
        }
    }

    @Test func `the quick way through ASCII and the way by characters agree`() {
        let text = "Ibuprofen 400 mg"
        #expect(CellWidth.of(text + "é") == CellWidth.of(text) + 1)
        #expect(CellWidth.of((text + "é").prefix(3)) == 3)
    }

    @Test func `widths add up where characters do not join, and no character takes more than two cells`() {
        for seed in 0..<300 {
            var samples = TextSamples(seed: seed)
            let vocabulary = TextSamples.harmless + TextSamples.hostile
            let (left, right) = (samples.text(of: vocabulary), samples.text(of: vocabulary))
            let whole = left + right
            #expect(whole.allSatisfy { 0...2 ~= CellWidth.of($0) }, "seed \(seed)")
            guard whole.count == left.count + right.count else { continue }
            #expect(
                CellWidth.of(whole) == CellWidth.of(left) + CellWidth.of(right),
                "seed \(seed): \(whole.debugDescription)")
        }
    }
}
