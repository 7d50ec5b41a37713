extension Rule {
    /// Each pattern of the examples is where the page says.
    static let patternTable = Rule(
        name: "The table of the examples' patterns names the file that declares each",
        bad: [
            ["docs/architecture.md": "| `pop()` | [A](../App/A.swift) |\n", "App/A.swift": "func push() {}\n"],
            ["docs/architecture.md": "| `A`, `b` | [A](../App/A.swift) |\n", "App/A.swift": "class A {}\nlet c = b\n"],
        ],
        good: [
            "docs/architecture.md": "| `A`, `pop()`, `go(to:)` | [A](../App/A.swift) |\n| `a` | 3 |\n",
            "App/A.swift": "final class A {\n    @discardableResult func pop() {}\n    func go(to: Int) {}\n}\n",
        ]
    ) { repository in
        let page = repository.files.first { $0.path == RuleTable.path }
        return (page?.lines ?? []).enumerated().flatMap { index, line in
            guard let row = line.wholeMatch(of: #/\| (`.+`) \| \[.+\]\(\.\.\/(.+\.swift)\) \|/#) else {
                return [Finding]()
            }
            let code = repository.swift.first { $0.path == row.2 }?.code.joined(separator: "\n") ?? ""
            return row.1.matches(of: #/`(\w+)[^`]*`/#).map { String($0.1) }.filter { !code.declares($0) }.map {
                Finding(
                    path: RuleTable.path, line: index + 1, problem: "\(row.2) does not declare \($0)",
                    remedy: "correct the row")
            }
        }
    }
}

extension String {
    /// Whether a type, a function, a property or a case of this name is declared.
    fileprivate func declares(_ name: String) -> Bool {
        ["class", "struct", "enum", "protocol", "func", "var", "let", "case"].contains { containsWord("\($0) \(name)") }
    }
}
