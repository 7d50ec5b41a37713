/// Lines that open what a search over the whole app finds.
enum RecordWords {
    /// The most places of a kind that are looked up.
    static let limit = 5

    /// The text to look up for a typed line: what follows “find”, or a line that begins with no command. Nil for one
    /// that says too little.
    static func text(in line: String) -> String? {
        let (word, rest) = line.firstWord
        let isFinding = word.lowercased() == "find"
        guard isFinding || !word.hasPrefix(CommandWord.mark) && CommandWord.matching(word, " ") == nil
        else { return nil }
        let text = isFinding ? rest : line.trimmed
        let isNumber = text.contains(where: \.isNumber)
        return text.count >= (isNumber ? 2 : 3) ? text : nil
    }

    /// The lines for what was found.
    static func lines(for found: FoundPlaces) -> [LineCandidate] {
        found.places.map { LineCandidate($0.line, remark: "\($0.title)  \($0.detail)") }
    }
}

extension ShellScene {
    /// Lines that open the records that a typed line means.
    func records(for line: String) async -> [LineCandidate] {
        guard let text = RecordWords.text(in: line) else { return [] }
        return RecordWords.lines(for: await find(text, limit: RecordWords.limit))
    }
}
