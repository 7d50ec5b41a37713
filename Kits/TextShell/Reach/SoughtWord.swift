/// A word that is searched for, by what bounds its score in any text.
struct SoughtWord {
    /// A bit for each kind of letter that it has.
    let mask: UInt64
    private let first: UInt32
    private let count: Int
    /// The score of all letters side by side, wherever that is.
    private let together: Int
    /// How many of its letters can be at the starts of words without a loss.
    private let mostStarts: Int

    /// The facts about a word.
    init(_ word: FuzzyText) {
        (mask, first, count) = (word.mask, word.letters.first ?? 0, word.letters.count)
        together = FuzzyMatch.together(count) - FuzzyMatch.adjacent
        // Two starts are apart, and that costs more than the second one counts; unless a hyphen is searched for, too.
        mostStarts = word.letters.contains(where: FuzzyText.separates) ? count : 1
    }

    /// The score that no match in a text exceeds, by the text's first letter, its words and its length.
    func highestScore(first: UInt32, starts: Int, count: Int) -> Int {
        together + min(mostStarts, starts) * FuzzyMatch.start + (first == self.first ? FuzzyMatch.first : 0)
            + (count == self.count ? FuzzyMatch.whole : 0)
    }
}
