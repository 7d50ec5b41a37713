/// Words that must not be in the code of some places, and what to write instead.
struct Forbidden: Sendable {
    /// The words, in code only, as whole words.
    let words: [String]
    /// Where: folders or files; empty is everywhere.
    var places: [String] = []
    /// Where it is allowed all the same.
    var except: [String] = []
    /// A word on the same line that makes it fine.
    var unless: [String] = []
    /// The problem.
    let because: String
    /// The remedy.
    let remedy: String

    /// The rule that looks for the words, with its examples.
    var rule: Rule {
        let folder = places.first ?? "Domain"
        return Rule(
            name:
                "No \(words.joined(separator: ", ")) in \(places.isEmpty ? "the sources" : places.joined(separator: ", "))",
            bad: words.map { ["\(folder)/Bad.swift": "let x = \($0)\n"] },
            good: ["\(folder)/Good.swift": words.map { "let x = \"\($0)\" // \($0)\n" }.joined()],
            findings: { repository in repository.swift.flatMap(findings) })
    }

    private func findings(in file: SwiftFile) -> [Finding] {
        guard places.isEmpty || file.isIn(places), !file.isIn(except), words.contains(where: file.text.mentions) else {
            return []
        }
        return file.code.enumerated().flatMap { index, line in
            found(in: line).map {
                Finding(path: file.path, line: index + 1, problem: "`\($0)` \(because)", remedy: remedy)
            }
        }
    }

    private func found(in line: String) -> [String] {
        guard !unless.contains(where: line.contains) else { return [] }
        return words.filter { line.containsWord($0) }
    }
}

extension String {
    /// Whether the text is in this one, and not as a part of a longer identifier.
    func containsWord(_ word: String) -> Bool {
        guard mentions(word), let first = word.first, let last = word.last else { return false }
        return ranges(of: word).contains { range in
            let before = self[..<range.lowerBound].last
            let after = self[range.upperBound...].first
            return !(first.isPartOfIdentifier && before?.isPartOfIdentifier == true)
                && !(last.isPartOfIdentifier && after?.isPartOfIdentifier == true)
        }
    }
}

extension Character {
    /// Whether an identifier can contain it.
    var isPartOfIdentifier: Bool { isLetter || isNumber || self == "_" }
}
