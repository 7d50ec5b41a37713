import LayeringEngine

/// The names that rules watch, found again by what a symbol is called.
struct SymbolWatch {
    private var byWord: [String: [Entry]] = [:]
    private var byEnding: [Entry] = []

    private struct Entry {
        let pattern: SymbolPattern
        let rule: Int
    }

    init(_ rules: [Rule]) {
        let vocabulary = Vocabulary()
        for (number, rule) in rules.enumerated() {
            for text in rule.patterns {
                guard let pattern = SymbolPattern(Pattern(text, watchedBy: vocabulary)) else { continue }
                let entry = Entry(pattern: pattern, rule: number)
                if let word = pattern.word { byWord[word, default: []].append(entry) } else { byEnding.append(entry) }
            }
        }
    }

    /// The rules, by number, that watch a symbol, and the first name that each watches it by.
    func hits(_ match: SymbolMatch) -> [(rule: Int, name: String)] {
        var seen: Set<Int> = []
        let entries = match.words.flatMap { byWord[$0] ?? [] } + byEnding
        return entries.compactMap { entry in
            guard !seen.contains(entry.rule), let name = match.name(for: entry.pattern) else { return nil }
            seen.insert(entry.rule)
            return (entry.rule, name)
        }
    }
}
