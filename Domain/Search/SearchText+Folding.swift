import Foundation

extension SearchText {
    /// The words that are searched for, folded.
    package var words: [String] { Self.words(of: text) }

    /// Whether a name has, for each word that is searched for, a word that begins with it, ignoring case and accents. A
    /// text without letters or digits finds nothing.
    package func finds(_ name: String) -> Bool {
        let (wanted, there) = (words, Self.words(of: name))
        return !wanted.isEmpty && wanted.allSatisfy { word in there.contains { $0.hasPrefix(word) } }
    }

    /// A text without case, accents and differences of width: what names are compared and sorted by. Canonically composed,
    /// so that its order is the order of its UTF-8.
    package static func folded(_ text: String) -> String {
        let bare = text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(bare)).precomposedStringWithCanonicalMapping
    }

    /// The runs of letters and digits in a text, folded.
    package static func words(of text: String) -> [String] {
        folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
