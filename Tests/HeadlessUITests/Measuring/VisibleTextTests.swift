import HeadlessUI
import Testing

@Suite("Making untrusted text visible")
struct VisibleTextTests {
    @Test(
        arguments: [
            ("\u{1B}[2J", #"\u{1B}[2J"#), ("a\nb", #"a\nb"#), ("a\tb", #"a\tb"#), ("a\r\nb", #"a\r\nb"#),
            ("\u{0}", #"\u{0}"#),
            ("\u{7}", #"\u{7}"#), ("\u{7F}", #"\u{7F}"#), ("\u{85}", #"\u{85}"#), ("\u{9B}31m", #"\u{9B}31m"#),
            ("\u{61C}", #"\u{61C}"#), ("\u{200E}", #"\u{200E}"#), ("\u{200F}", #"\u{200F}"#),
            ("evil\u{202E}gpj.exe", #"evil\u{202E}gpj.exe"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
            ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{FEFF}", #"\u{FEFF}"#), ("\u{200B}", #"\u{200B}"#),
            ("\u{2060}", #"\u{2060}"#), ("\u{AD}", #"\u{AD}"#), ("\u{180E}", #"\u{180E}"#), ("\u{3164}", #"\u{3164}"#),
            ("\u{FFF9}", #"\u{FFF9}"#), ("\u{E0001}", #"\u{E0001}"#), ("🏴\u{E0067}\u{E007F}", #"🏴\u{E0067}\u{E007F}"#),
            ("Zoë\u{1B}", #"Zoë\u{1B}"#), ("👍🏽\u{7}", #"👍🏽\u{7}"#), ("e\u{301}\u{200E}", "e\u{301}" + #"\u{200E}"#),
        ])
    func `what steers, reorders or hides is written out`(text: String, expected: String) {
        #expect(Array(VisibleText.escaped(text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        arguments: [
            "", "Ana Ruiz", #"C:\new\u{1B}"#, "~", "naïve", "e\u{301}", "日本語", "葛\u{E0100}城", "한국어",
            "\u{1112}\u{1161}\u{11AB}",
            "שָׁלוֹם", "مُحَمَّد", "می\u{200C}خواهم", "क्\u{200D}ष", "\u{600}12", "👨‍👩‍👧‍👦", "👩🏽‍⚕️", "🇩🇪", "1️⃣", "❤️", "☺\u{FE0E}",
            "a\u{A0}b", "\u{3000}", "\u{FFFD}", "\u{E000}", "…",
        ])
    func `text that only shows itself stays as it is`(text: String) {
        #expect(Array(VisibleText.escaped(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `whatever comes in, nothing dangerous comes out, and a second time changes nothing`() {
        for seed in 0..<500 {
            var samples = TextSamples(seed: seed)
            let text = samples.text(of: TextSamples.hostile + TextSamples.harmless)
            let visible = VisibleText.escaped(text)
            #expect(!visible.unicodeScalars.contains(where: isDangerous), "seed \(seed): \(text.debugDescription)")
            #expect(VisibleText.escaped(visible) == visible, "seed \(seed): \(text.debugDescription)")
        }
    }

    @Test func `of all scalars in use, the dangerous ones are written out and letters, digits and joiners are not`() {
        let planes = [UInt32(0)...0xFFFF, 0x10000...0x1FFFF, 0xE0000...0xE0FFF]
        for scalar in planes.joined().compactMap(Unicode.Scalar.init) {
            let changed = VisibleText.escaped(String(scalar)) != String(scalar)
            let shows = scalar.properties.isEmoji || scalar.properties.isAlphabetic || joiners.contains(scalar)
            guard changed ? shows && !fillers.contains(scalar) : isDangerous(scalar) else { continue }
            Issue.record("U+\(String(scalar.value, radix: 16, uppercase: true)) changed: \(changed)")
        }
    }

    private let joiners: Set<Unicode.Scalar> = [
        "\u{200C}", "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{E0100}", "\u{E01EF}",
    ]

    /// Letters by name without a glyph.
    private let fillers: Set<Unicode.Scalar> = ["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}"]

    /// A second definition by hand, so that the rule is not compared with itself.
    private func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        default: false
        }
    }
}
