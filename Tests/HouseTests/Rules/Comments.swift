extension Rule {
    /// A comment says what a thing is, with the thing first.
    static let plainComments = Rule(
        name: "No documentation comment begins with What or Who",
        bad: [
            ["App/A.swift": "/// What is shown.\nlet a = 1\n"], ["App/A.swift": "    /// Who asks.\n    let a = 1\n"],
            ["App/A.swift": "let b = 1\n\n/// Whose it is.\nlet a = 1\n"],
        ],
        good: ["App/A.swift": "/// The title.\n/// What follows is the second line.\nlet a = 1\n"]
    ) { repository in
        repository.swift.flatMap { file in
            file.lines.indices.filter { index in
                guard file.lines[index].mentions("/// Wh") else { return false }
                let starts = index == 0 || !file.lines[index - 1].contains(#/^\s*\/\/\//#)
                return starts && file.lines[index].contains(#/^\s*\/\/\/ (?:What|Who|Whose|Whom)\b/#)
            }.map {
                Finding(
                    path: file.path, line: $0 + 1, problem: "a comment begins with a question word",
                    remedy: "begin with the noun that it is, or the verb that it does")
            }
        }
    }
}
