/// One `$ NAME=value PROGRAM OPTIONS` line.
struct TranscriptCommand: Hashable, Sendable {
    var environment: [String: String] = [:]
    let arguments: [String]

    /// Parses the text after `$ `.
    init(_ line: String, of program: String) throws(TranscriptRefusal) {
        var words = try Self.words(of: line)[...]
        while let word = words.first, let equals = word.firstIndex(of: "="), word != program {
            environment[String(word[..<equals])] = String(word[word.index(after: equals)...])
            words = words.dropFirst()
        }
        guard words.popFirst() == program else {
            throw TranscriptRefusal(
                "“$ \(line)” does not run \(program): $ NAME=value \(program) OPTIONS.")
        }
        arguments = Array(words)
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
