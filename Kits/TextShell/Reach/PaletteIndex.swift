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
        var best = BestMatches(limit: limit)
        for index in facts.indices where facts[index].has(words) && best.takes(facts[index].highestScore(words)) {
            guard let match = match(words, entries[index]) else { continue }
            best.add(PaletteMatch(entry: entries[index].entry, positions: match.positions, score: match.score))
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

    private func match(_ words: [FuzzyText], _ entry: Entry) -> (score: Int, positions: [Int])? {
        var (score, positions) = (0, [Int]())
        for word in words {
            if let match = FuzzyMatch(of: word, in: entry.label) {
                score += match.score * Self.labelWeight
                positions += match.positions
            } else if let match = FuzzyMatch(of: word, in: entry.detail) {
                score += match.score
            } else {
                return nil
            }
        }
        // Of equal matches the shorter label has less that was not asked for.
        score -= min(entry.label.letters.count, 40) / 8
        return (score, words.count == 1 ? positions : Set(positions).sorted())
    }
}

/// The facts about an entry that tell without its letters how well it can match.
private struct EntryFacts: Sendable {
    private let label: UInt64
    private let detail: UInt64
    private let first: UInt32
    private let starts: Int
    private let count: Int

    init(label: FuzzyText, detail: FuzzyText) {
        (self.label, self.detail) = (label.mask, detail.mask)
        first = label.letters.first ?? 0
        starts = label.isStart.count { $0 }
        count = label.letters.count
    }

    /// Whether the label or the detail has the letters of each word, in whatever order.
    func has(_ words: [FuzzyText]) -> Bool {
        words.allSatisfy { $0.mask & ~label == 0 || $0.mask & ~detail == 0 }
    }

    /// No match of the words has a higher score.
    func highestScore(_ words: [FuzzyText]) -> Int {
        words.reduce(0) {
            $0 + FuzzyMatch.highestScore(of: $1, first: first, starts: starts, count: count) * PaletteIndex.labelWeight
        }
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
