/// Entries to search as one types: by any letters of their words in their order, best first.
///
/// Pure and without isolation. A search takes microseconds for what a screen offers, and milliseconds for 100,000
/// entries.
public struct PaletteIndex: Sendable {
    private let entries: [Entry]
    /// Beside the entries, so that most of them are passed over without a look at their letters.
    private let facts: [EntryFacts]

    private struct Entry: Sendable {
        let entry: PaletteEntry
        let label: FuzzyText
        let detail: FuzzyText
    }

    /// An index of entries. Of two that match a text equally well, the earlier comes first.
    public init(_ entries: [PaletteEntry]) {
        self.entries = entries.map { Entry(entry: $0, label: FuzzyText($0.label), detail: FuzzyText($0.detail)) }
        facts = self.entries.map { EntryFacts(label: $0.label, detail: $0.detail) }
    }

    /// The entries that a text matches, best first: each of its words is in the label, or in the detail. The empty text
    /// matches all, in their order.
    public func matches(_ text: String, limit: Int) -> [PaletteMatch] {
        let words = text.split(separator: " ").map { FuzzyText(String($0)) }
        guard !words.isEmpty else {
            return entries.prefix(limit).map { PaletteMatch(entry: $0.entry, positions: [], score: 0) }
        }
        let sought = words.map { SoughtWord($0) }
        var (best, scores) = (BestMatches(limit: limit), FuzzyScores())
        for index in facts.indices where facts[index].has(sought) && best.takes(facts[index].highestScore(sought)) {
            // Where the letters are is found out only for what is among the best.
            guard let score = score(words, index, &scores), best.takes(score) else { continue }
            let positions = positions(of: words, in: entries[index].label)
            best.add(PaletteMatch(entry: entries[index].entry, positions: positions, score: score))
        }
        return best.sorted
    }

    /// How much more the label counts than the detail.
    fileprivate static let labelWeight = 4

    /// The score of a word in the title of a record that was found by it: by something else than its title, if it is
    /// not there.
    static func score(of match: FuzzyMatch?, for word: FuzzyText) -> Int {
        match.map { $0.score * labelWeight } ?? FuzzyMatch.together(word.letters.count)
    }

    private func score(_ words: [FuzzyText], _ index: Int, _ scores: inout FuzzyScores) -> Int? {
        var score = -facts[index].excess
        for word in words {
            if let found = scores.best(of: word, in: entries[index].label) {
                score += found * Self.labelWeight
            } else if let found = scores.best(of: word, in: entries[index].detail) {
                score += found
            } else {
                return nil
            }
        }
        return score
    }

    private func positions(of words: [FuzzyText], in label: FuzzyText) -> [Int] {
        let found = words.compactMap { FuzzyMatch(of: $0, in: label)?.positions }
        return found.count == 1 ? found[0] : Set(found.joined()).sorted()
    }
}

/// The facts about an entry that tell without its letters how well it can match.
private struct EntryFacts: Sendable {
    private let label: UInt64
    private let detail: UInt64
    private let first: UInt32
    private let starts: UInt16
    private let count: UInt16

    init(label: FuzzyText, detail: FuzzyText) {
        (self.label, self.detail) = (label.mask, detail.mask)
        first = label.letters.first ?? 0
        starts = UInt16(clamping: label.isStart.count { $0 })
        count = UInt16(clamping: label.letters.count)
    }

    /// The points that count against the entry: of equal matches the shorter label has less that was not asked for.
    var excess: Int { min(Int(count), 40) / 8 }

    /// Whether the label or the detail has the letters of each word, in whatever order.
    func has(_ words: [SoughtWord]) -> Bool {
        for word in words where word.mask & ~label != 0 && word.mask & ~detail != 0 { return false }
        return true
    }

    /// No match of the words has a higher score.
    func highestScore(_ words: [SoughtWord]) -> Int {
        var score = -excess
        for word in words {
            score += word.highestScore(first: first, starts: Int(starts), count: Int(count)) * PaletteIndex.labelWeight
        }
        return score
    }
}

/// The best matches so far, at most a number of them: as most entries match worse, they cost one comparison.
private struct BestMatches {
    let limit: Int
    private(set) var sorted: [PaletteMatch] = []

    init(limit: Int) { self.limit = limit }

    /// Whether a match with a score would be one of the best.
    func takes(_ score: Int) -> Bool {
        limit > 0 && (sorted.count < limit || score > sorted[sorted.count - 1].score)
    }

    mutating func add(_ match: PaletteMatch) {
        guard takes(match.score) else { return }
        let place = sorted.firstIndex { $0.score < match.score } ?? sorted.count
        if sorted.count == limit { sorted.removeLast() }
        sorted.insert(match, at: place)
    }
}
