/// Lines that open what a search over the whole app finds.
enum RecordWords {
    /// The most places of a kind that are looked up.
    static let limit = 5

    /// The text to look up for a typed line: what follows “find”, or a line that begins with no command. Nil for one
    /// that says too little.
    static func text(in line: String) -> String? {
        guard line.utf8.count > 1 else { return nil }
        let line = line.trimmed
        let end = line.utf8.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
        let command = CommandWord.nameTakingText(after: String(line[..<end]))
        if command == "find" { return said(String(line[end...]).trimmed) }
        return command != nil || line.hasPrefix(CommandWord.mark) ? nil : said(line)
    }

    private static func said(_ text: String) -> String? {
        text.count >= (text.contains(where: \.isNumber) ? 2 : 3) ? text : nil
    }

    /// The lines for what was found.
    static func lines(for found: FoundPlaces) -> [LineCandidate] {
        found.places.map { LineCandidate($0.line, remark: "\($0.title)  \($0.detail)") }
    }
}

extension ShellScene {
    /// Looks up the lines that open the records that a typed line means; nil where there is nothing to look up.
    func lookUp(_ line: String) -> LineHelp.LookUp? {
        guard let text = RecordWords.text(in: line) else { return nil }
        return { RecordWords.lines(for: await self.find(text, limit: RecordWords.limit)) }
    }
}
