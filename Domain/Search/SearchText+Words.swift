extension SearchText {
    /// The words that are searched for, folded.
    package var words: [String] { FoldedText(text).words }

    /// Whether a name has, for each word that is searched for, a word that begins with it, ignoring case and accents. A
    /// text without letters or digits finds nothing.
    package func finds(_ name: String) -> Bool {
        let (wanted, there) = (words, FoldedText(name))
        return !wanted.isEmpty && wanted.allSatisfy(there.hasWord(startingWith:))
    }
}
