/// A text folded for searching and sorting: words of small letters and digits without accents, separated by one blank.
///
/// Case, accents, width of letters and punctuation are ignored: `José  Álvarez-Núñez` becomes `jose alvarez nunez`.
/// Letters with no accent but a usual plain spelling take that: ß is `ss`, ø is `o`, đ is `d`, ı is `i`. An apostrophe
/// joins: `O’Brien` becomes `obrien`. Marks that make another letter in scripts such as kana stay.
///
/// This is the only folding: the store keeps its result, so there is nothing that could disagree.
package struct FoldedText: Hashable, Sendable {
    /// The words, separated by one blank; empty if the text has none.
    package let text: String

    /// Folds a text. Takes time in proportion to its length, if no run of accents is long.
    package init(_ text: String) {
        self.text = Self.plain(text) ?? Self.folded(text)
    }

    /// Creates a text from one that was folded before.
    package init(alreadyFolded text: String) {
        self.text = text
    }

    /// The words, in their order.
    package var words: [String] { text.split(separator: " ").map(String.init) }

    /// Whether one of the words begins with a folded `prefix`, byte by byte.
    package func hasWord(startingWith prefix: String) -> Bool {
        text.utf8.split(separator: UInt8(ascii: " ")).contains { $0.starts(with: prefix.utf8) }
    }

    /// Folds a text in ASCII byte by byte, as most are; nil for others.
    private static func plain(_ text: String) -> String? {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        var folded = FoldedWords(count: text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case 0x61...0x7A, 0x30...0x39: folded.append(Unicode.Scalar(byte))
            case 0x41...0x5A: folded.append(Unicode.Scalar(byte | 0x20))
            case UInt8(ascii: "'"), UInt8(ascii: "`"): break
            default: folded.endWord()
            }
        }
        return folded.text
    }

    private static func folded(_ text: String) -> String {
        var folded = FoldedWords(count: text.utf8.count)
        // Taken apart twice: some capital letters are taken apart only when they are small.
        let small = text.normalized(to: .kd).lowercased()
        for scalar in small.normalized(to: .kd).unicodeScalars { folded.fold(scalar) }
        return folded.text
    }
}

extension FoldedText: Comparable {
    /// By the bytes of their UTF-8, which is the order that the store's indexes have.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
    }
}
