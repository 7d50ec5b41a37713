/// A word as a subsequence of a text: `rfd` of `Refund`.
///
/// The best of all ways is taken: letters count more at the starts of words and right behind each other, and gaps count
/// against it. A dynamic programme over word and text, as in Smith and Waterman's algorithm.
struct FuzzyMatch: Hashable {
    /// How good the match is; higher is better.
    let score: Int

    /// The positions of the letters in the text.
    let positions: [Int]

    /// The best match of a word, or nil if the text does not have its letters in their order.
    init?(of word: FuzzyText, in text: FuzzyText) {
        let (count, length) = (word.letters.count, text.letters.count)
        guard count > 0, count <= length, Self.isSubsequence(word, of: text) else { return nil }
        var table = Table(rows: count, columns: length)
        for row in 0..<count { table.fill(row, word, text) }
        guard let end = table.bestEnd else { return nil }
        score = table[count - 1, end].best + (count == length ? Self.whole : 0)
        positions = table.way(to: end)
    }

    /// The score of so many letters right behind each other.
    static func together(_ count: Int) -> Int { (letter + adjacent) * count }

    /// Whether a text has the letters of a word in their order.
    static func isSubsequence(_ word: FuzzyText, of text: FuzzyText) -> Bool {
        guard word.mask & ~text.mask == 0 else { return false }
        var next = 0
        for letter in text.letters where letter == word.letters[next] {
            next += 1
            if next == word.letters.count { return true }
        }
        return false
    }

    /// A letter that is there.
    static let letter = 16
    /// A letter at the start of a word, and at the start of all.
    static let start = 10
    static let first = 6
    /// A letter right behind the one before.
    static let adjacent = 12
    /// Each letter between two that match.
    static let gap = -1
    /// The text has no other letters.
    static let whole = 20
}

/// The best score of each beginning of the word that ends at each position of the text.
private struct Table {
    struct Cell {
        var best = Table.none
        /// The position of the letter before.
        var before = -1
    }

    static let none = Int.min / 2
    private let columns: Int
    private let rows: Int
    private var cells: [Cell]

    init(rows: Int, columns: Int) {
        (self.rows, self.columns) = (rows, columns)
        cells = Array(repeating: Cell(), count: rows * columns)
    }

    subscript(row: Int, column: Int) -> Cell { cells[row * columns + column] }

    /// Fills in the row of one letter from the row above it.
    mutating func fill(_ row: Int, _ word: FuzzyText, _ text: FuzzyText) {
        let letter = word.letters[row]
        var apart = Cell()
        for column in row..<columns {
            let above = row > 0 ? Cell(best: self[row - 1, column - 1].best, before: column - 1) : Cell(best: 0)
            if text.letters[column] == letter {
                let bonus = (text.isStart[column] ? FuzzyMatch.start : 0) + (column == 0 ? FuzzyMatch.first : 0)
                var way = above
                if row > 0 { way.best += FuzzyMatch.adjacent }
                if row > 0, apart.best > way.best { way = apart }
                if way.best > Self.none / 2 { way.best += bonus + FuzzyMatch.letter } else { way = Cell() }
                cells[row * columns + column] = way
            }
            if above.best > apart.best { apart = above }
            apart.best += FuzzyMatch.gap
        }
    }

    /// The position at which the best way ends; the first of several.
    var bestEnd: Int? {
        var (end, best) = (-1, Self.none / 2)
        for column in 0..<columns where self[rows - 1, column].best > best {
            (end, best) = (column, self[rows - 1, column].best)
        }
        return end < 0 ? nil : end
    }

    /// The positions on the way that ends at one.
    func way(to end: Int) -> [Int] {
        var (positions, column) = ([Int](), end)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            positions.append(column)
            column = self[row, column].before
        }
        return positions.reversed()
    }
}
