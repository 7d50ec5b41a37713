/// One `$ NAME=value clinic OPTIONS` line.
nonisolated struct TranscriptCommand: Hashable, Sendable {
    var environment: [String: String] = [:]
    var arguments: [String] = []

    /// Reads what follows the `$ `.
    init(_ line: String) throws(TranscriptProblem) {
        var words = Self.words(of: line)[...]
        while let word = words.first, let equals = word.firstIndex(of: "="), word != "clinic" {
            environment[String(word[..<equals])] = String(word[word.index(after: equals)...])
            words = words.dropFirst()
        }
        guard words.popFirst() == "clinic" else {
            throw TranscriptProblem(text: "“$ \(line)” does not run clinic: $ NAME=value clinic OPTIONS")
        }
        arguments = Array(words)
    }

    /// The arguments with what every transcript has: a folder of its own, a width, no colour and a fixed present.
    func completed(folder: String) -> [String] {
        let usual = [
            ("--data", folder), ("--width", "80"), ("--color", "never"), ("--now", "2026-03-02T09:12:00Z"),
        ]
        let missing = usual.filter { name, _ in
            !arguments.contains { $0 == name || $0.hasPrefix("\(name)=") }
                && !(name == "--data" && arguments.contains("--memory"))
        }
        return missing.flatMap { [$0.0, $0.1] } + arguments
    }

    /// The words of a line; single and double quotes keep blanks.
    private static func words(of line: String) -> [String] {
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
        return words + [word].compactMap { $0 }
    }
}

/// Why a transcript cannot be run.
nonisolated struct TranscriptProblem: Error, Hashable, CustomStringConvertible {
    let text: String
    var description: String { text }
}
