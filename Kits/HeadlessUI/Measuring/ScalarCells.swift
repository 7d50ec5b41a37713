extension Unicode.Scalar {
    /// The cells that the scalar adds to the character that it is part of.
    var cells: Int {
        if isPlain { return 1 }
        if isDrawnWithNeighbour { return 0 }
        return isWide ? 2 : 1
    }

    /// Whether the scalar surely takes one cell, and joins with no other plain one.
    ///
    /// Spares most text of this app, frames included, the search for characters and the look-up of properties.
    var isPlain: Bool {
        switch value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: true  // Latin, without controls and the soft hyphen
        case 0x370...0x482: true  // Greek, Cyrillic
        case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF: true  // Punctuation, currencies
        case 0x2190...0x22FF, 0x2500...0x25FC: true  // Arrows, mathematics, frames, blocks, shapes
        default: false
        }
    }

    /// Whether the scalar takes no cell: it marks, joins or selects, or is a later part of a Hangul syllable.
    private var isDrawnWithNeighbour: Bool {
        switch properties.generalCategory {
        case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
        case .format: !(enclosesDigits || self == "\u{AD}")
        default: isLaterJamo || properties.isDefaultIgnorableCodePoint && !isWide
        }
    }

    /// Hangul vowels and final consonants, which complete a syllable that is already two cells wide.
    private var isLaterJamo: Bool {
        0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value
    }

    /// Format characters that are visible: signs under or around the number that follows them.
    var enclosesDigits: Bool {
        switch value {
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    private var isWide: Bool {
        WideRanges.contains(value) || properties.isEmojiPresentation
    }
}
