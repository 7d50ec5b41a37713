import Foundation

/// A text as searching and sorting see it: words of small letters and digits without accents, one blank between them.
///
/// Case, accents, width of letters and punctuation do not count: `José  Álvarez-Núñez` is `jose alvarez nunez`. Letters
/// that have no accent to lose but a usual spelling without their sign have that: ß is `ss`, ø is `o`, đ is `d`, ı is
/// `i`. An apostrophe joins: `O’Brien` is `obrien`. Signs that make another letter in scripts such as kana stay.
///
/// There is this one folding: the store keeps what it gives, so nothing has to agree with it.
package struct FoldedText: Hashable, Sendable {
    /// The words, with one blank between them; empty when nothing of the text is a word.
    package let text: String

    /// Folds a text. Takes time in proportion to its length.
    package init(_ text: String) {
        self.text = Self.plain(text) ?? Self.folded(text)
    }

    /// A text that was folded before, such as one that was stored.
    package init(alreadyFolded text: String) {
        self.text = text
    }

    /// The words, in their order.
    package var words: [String] { text.split(separator: " ").map(String.init) }

    /// Whether one of the words begins with a folded `prefix`, byte by byte.
    package func hasWord(startingWith prefix: String) -> Bool {
        text.utf8.split(separator: UInt8(ascii: " ")).contains { $0.starts(with: prefix.utf8) }
    }

    /// Texts of small letters and blanks only are folded already, and most of the rest is ASCII.
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
        let small = text.decomposedStringWithCompatibilityMapping.lowercased()
        for scalar in small.decomposedStringWithCompatibilityMapping.unicodeScalars { folded.fold(scalar) }
        return folded.text
    }
}

extension FoldedText: Comparable {
    /// By the bytes of their UTF-8, which is the order that the store's indexes have.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
    }
}
