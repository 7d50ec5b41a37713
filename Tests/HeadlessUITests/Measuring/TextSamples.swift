import Support

/// Random texts with everything that measuring has to handle. Any failure can be repeated from its seed.
struct TextSamples: RandomNumberGenerator {
    private var random: SeededGenerator

    init(seed: Int) {
        random = SeededGenerator(seed: UInt64(seed))
    }

    mutating func next() -> UInt64 { random.next() }

    /// A text of up to `length` pieces of a vocabulary.
    mutating func text(of vocabulary: [String], upTo length: Int = 30) -> String {
        (0..<Int.random(in: 0...length, using: &self)).map { _ in
            vocabulary.randomElement(using: &self) ?? ""
        }
        .joined()
    }

    /// One piece each of the text that clinics print, in many scripts.
    static let harmless = [
        " ", "  ", "a", "Ibuprofen", "400", "mg", "é", "e\u{301}", "ß", "…", "─", "日", "本語", "한",
        "\u{1112}\u{1161}\u{11AB}",
        "שָׁ", "مُحَ", "क्ष", "हि", "ไทย", "ｆ", "👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "☺\u{FE0E}", "🏳️‍🌈",
    ]

    /// Characters that could control a terminal, reorder a line or hide in it, and detached parts of characters.
    static let hostile = [
        "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\r", "\n", "\r\n", "\t", "\u{0}", "\u{7F}", "\u{9B}31m", "\u{202E}",
        "\u{2066}",
        "\u{200F}", "\u{2028}", "\u{FEFF}", "\u{E0041}", "\u{200B}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "🇩",
        "\u{1161}", "\u{93E}", "\u{600}", "\\", #"\u{1B}"#,
    ]
}
