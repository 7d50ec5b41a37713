/// The number of terminal cells that text takes.
///
/// Measures characters (grapheme clusters), the same in every locale. Pass untrusted text through ``VisibleText``
/// first: controls take no cell here, but a terminal obeys them.
public enum CellWidth {
    /// The cells that a text takes.
    public static func of(_ text: String) -> Int {
        of(text[...])
    }

    /// The cells that a part of a text takes.
    public static func of(_ text: Substring) -> Int {
        if isPrintableASCII(text.utf8) { return text.utf8.count }
        return plainScalars(in: text) ?? text.reduce(0) { $0 + of($1) }
    }

    /// The cells that one character takes: 0, 1 or 2, however many scalars it is made of.
    public static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, scalars.index(after: scalars.startIndex) != scalars.endIndex else {
            return scalars.first?.cells ?? 0
        }
        if first.properties.isEmoji, scalars.contains(emojiPresentation) { return widest }
        // A family, a flag or a whole syllable is drawn in the space of its widest form, not of its parts in a row.
        return min(widest, scalars.reduce(0) { $0 + $1.cells })
    }

    /// Whether bytes are cells, as in nearly all text at start-up.
    static func isPrintableASCII(_ text: some Collection<UInt8>) -> Bool {
        let isPrintable = { (byte: UInt8) in byte &- 0x20 < 0x5F }
        return text.withContiguousStorageIfAvailable { $0.allSatisfy(isPrintable) } ?? text.allSatisfy(isPrintable)
    }

    /// How many scalars a text has, if every one of them is a plain character.
    private static func plainScalars(in text: Substring) -> Int? {
        var count = 0
        for scalar in text.unicodeScalars {
            guard scalar.isPlain else { return nil }
            count += 1
        }
        return count
    }

    private static let widest = 2

    /// VS16: the scalar before it is drawn as a picture.
    private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
}
