/// The scalars that take two cells by East Asian Width (wide or fullwidth), Unicode 17.0.
///
/// Emoji are not listed: the standard library knows which are drawn as pictures. Unassigned scalars inside a wide block
/// count as wide, as the standard recommends for its ideographic blocks.
enum WideRanges {
    /// Whether a scalar is in one of the ranges.
    static func contains(_ scalar: UInt32) -> Bool {
        var candidates = sorted[...]
        while let middle = candidates.indices.middle {
            let range = candidates[middle]
            if scalar < range.lowerBound {
                candidates = candidates[..<middle]
            } else if scalar > range.upperBound {
                candidates = candidates[(middle + 1)...]
            } else {
                return true
            }
        }
        return false
    }

    /// Ascending and apart from each other, for the binary search.
    static let sorted: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul leading consonants
        0x2329...0x232A,  // Angle brackets
        0x2630...0x2637,  // Trigrams
        0x268A...0x268F,  // Monograms and digrams
        0x2E80...0x303E,  // CJK radicals, description, symbols and punctuation
        0x3041...0x3163,  // Hiragana, Katakana, Bopomofo, Hangul compatibility
        0x3165...0x3247,  // Hangul compatibility after the filler, Kanbun, enclosed ideographs
        0x3250...0xA4CF,  // CJK ideographs, Yi
        0xA960...0xA97F,  // Hangul leading consonants, extended A
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // CJK compatibility ideographs
        0xFE10...0xFE19,  // Vertical forms
        0xFE30...0xFE6F,  // CJK compatibility forms, small forms
        0xFF01...0xFF60,  // Fullwidth ASCII and brackets
        0xFFE0...0xFFE6,  // Fullwidth signs
        0x16FE0...0x16FFF,  // Ideographic symbols
        0x17000...0x18DFF,  // Tangut, Khitan
        0x1AFF0...0x1B2FF,  // Kana extended and supplement, Nushu
        0x1D300...0x1D376,  // Tai Xuan Jing, counting rods
        0x1F200...0x1F265,  // Enclosed ideographic supplement
        0x20000...0x2FFFD,  // CJK ideographs, extensions B to F and I
        0x30000...0x3FFFD,  // CJK ideographs, extensions G and later
    ]
}

extension Range<Int> {
    /// The middle index, or nil if empty.
    fileprivate var middle: Int? {
        isEmpty ? nil : lowerBound + count / 2
    }
}
