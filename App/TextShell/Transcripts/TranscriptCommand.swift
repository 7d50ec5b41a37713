/// One `$ NAME=value clinic OPTIONS` line.
struct TranscriptCommand: Hashable, Sendable {
    var environment: [String: String] = [:]
    let arguments: [String]

    /// Options that reach beyond the clinic of a transcript; so do the variables that say where somebody's own files
    /// are.
    private static let refused = ["--data", "--password-fd", "--remote", "--transcript"]

    /// Reads what follows the `$ `.
    init(_ line: String) throws(TranscriptRefusal) {
        var words = try Self.words(of: line)[...]
        while let word = words.first, let equals = word.firstIndex(of: "="), word != "clinic" {
            environment[String(word[..<equals])] = String(word[word.index(after: equals)...])
            words = words.dropFirst()
        }
        guard words.popFirst() == "clinic" else {
            throw TranscriptRefusal("“$ \(line)” does not run clinic: $ NAME=value clinic OPTIONS.")
        }
        arguments = Array(words)
        let names = arguments.map { $0.prefix { $0 != "=" } }
        if let option = Self.refused.first(where: { names.contains($0[...]) }) {
            throw TranscriptRefusal("\(option) is not for a transcript, which runs on a clinic of its own.")
        }
        if let name = environment.keys.sorted().first(where: { $0 == "HOME" || $0.hasPrefix("XDG_") }) {
            throw TranscriptRefusal("\(name) is not for a transcript, which runs on a clinic of its own.")
        }
        if arguments.contains("--watch") { throw TranscriptRefusal("A transcript ends, so nothing in it can --watch.") }
        if arguments.contains(where: { $0.hasPrefix("postgres") }) {
            throw TranscriptRefusal(
                "A remote somewhere else is not for a transcript, which runs on a clinic of its own.")
        }
        if arguments.contains("run") { throw TranscriptRefusal("A transcript does not run transcripts.") }
    }

    /// The words of a line; single and double quotes keep blanks.
    private static func words(of line: String) throws(TranscriptRefusal) -> [String] {
        var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
        for character in line {
            switch character {
            case quote: quote = nil
            case "'" where quote == nil, "\"" where quote == nil:
                quote = character
                word = word ?? ""
            case " " where quote == nil:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        if let quote { throw TranscriptRefusal("A quote (\(quote)) is not closed.") }
        return words + [word].compactMap { $0 }
    }
}
