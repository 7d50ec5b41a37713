/// The scores of matches, without where their letters are: the same dynamic programme as ``FuzzyMatch``, in one row
/// that is used again for each text.
struct FuzzyScores {
    /// For each position of the text, the best score of the word so far that ends there.
    private var row: [Int] = []

    private static let none = Int.min / 2

    /// The score of the best match of a word, or nil if the text does not have its letters in their order.
    mutating func best(of word: FuzzyText, in text: FuzzyText) -> Int? {
        let (count, length) = (word.letters.count, text.letters.count)
        guard count > 0, count <= length, FuzzyMatch.isSubsequence(word, of: text) else { return nil }
        if row.count < length { row = Array(repeating: Self.none, count: length) }
        let best = row.withUnsafeMutableBufferPointer { row in
            text.letters.withUnsafeBufferPointer { letters in
                text.isStart.withUnsafeBufferPointer { Self.best(of: word.letters, in: letters, $0, &row) }
            }
        }
        return best + (count == length ? FuzzyMatch.whole : 0)
    }

    private static func best(
        of word: [UInt32], in letters: UnsafeBufferPointer<UInt32>, _ isStart: UnsafeBufferPointer<Bool>,
        _ row: inout UnsafeMutableBufferPointer<Int>
    ) -> Int {
        for column in letters.indices {
            let start = (isStart[column] ? FuzzyMatch.start : 0) + (column == 0 ? FuzzyMatch.first : 0)
            row[column] = letters[column] == word[0] ? start + FuzzyMatch.letter : none
        }
        for letter in word.dropFirst() {
            // The letter before is right in front of a position, or somewhere before that.
            var (before, apart) = (none, none)
            for column in letters.indices {
                let way = max(before + FuzzyMatch.adjacent, apart)
                apart = max(apart, before) + FuzzyMatch.gap
                before = row[column]
                let isMatch = letters[column] == letter && way > none / 2
                row[column] = isMatch ? way + FuzzyMatch.letter + (isStart[column] ? FuzzyMatch.start : 0) : none
            }
        }
        return letters.indices.reduce(none) { max($0, row[$1]) }
    }
}
