/// Builds folded words scalar by scalar.
struct FoldedWords: Hashable {
    private(set) var text = ""
    private var isBetweenWords = false

    /// Words of about `count` bytes.
    init(count: Int) {
        text.reserveCapacity(count)
    }

    /// Adds a small, decomposed scalar: as it is, in its plain spelling, or not at all.
    mutating func fold(_ scalar: Unicode.Scalar) {
        if let plain = Self.plainSpellings[scalar] {
            for letter in plain.unicodeScalars { append(letter) }
        } else if Self.apostrophes.contains(scalar) || Self.isAccent(scalar) || Self.isIgnorable(scalar) {
            return
        } else if Self.isPartOfWord(scalar) {
            append(scalar)
        } else {
            endWord()
        }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        if isBetweenWords, !text.isEmpty { text.unicodeScalars.append(" ") }
        isBetweenWords = false
        text.unicodeScalars.append(scalar)
    }

    mutating func endWord() {
        isBetweenWords = true
    }

    /// Marks above, below and around a letter. Those that make another letter, in kana and in the scripts of India,
    /// have smaller combining classes or none.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.canonicalCombiningClass.rawValue > 9
    }

    /// Whether a scalar only affects how the letters beside it are drawn.
    private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        default: false
        }
    }

    private static let apostrophes: Set<Unicode.Scalar> = [
        "'", "`", "\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}", "\u{02B9}",
    ]

    /// Letters that Unicode does not take apart, as people write them who do not have them.
    private static let plainSpellings: [Unicode.Scalar: String] = [
        "ß": "ss", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ŧ": "t", "ı": "i", "æ": "ae", "œ": "oe",
        "þ": "th",
        "ς": "σ",
    ]
}
