/// A rule, told to a person.
package enum Explanation {
    /// All rules, one a line.
    package static var overview: String {
        let width = Rule.all.map(\.id.count).max() ?? 0
        return Rule.all.map { rule in
            rule.id + String(repeating: " ", count: width + 2 - rule.id.count) + rule.summary + "\n"
        }.joined()
    }

    /// One rule with its examples.
    package static func of(_ rule: Rule) -> String {
        let bad = rule.bad.prefix(3).map { "Breaks it:\n\n\(written($0))" }
        let good = rule.good.prefix(2).map { "Keeps it:\n\n\(written($0))" }
        return """
            \(rule.id): \(rule.summary)

            Why: \(rule.reason)
            Instead: \(rule.fix)

            \((bad + good).joined(separator: "\n"))
            """
    }

    private static func written(_ example: Example) -> String {
        let dependencies = example.dependencies.sorted { $0.key < $1.key }.map {
            "    \($0.key) depends on \($0.value.isEmpty ? "nothing" : $0.value.joined(separator: ", "))\n"
        }
        let files = example.files.sorted { $0.key < $1.key }.map { path, code in
            let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { "        \($0)\n" }
            return "    \(path)\n\(lines.joined())"
        }
        return (dependencies + files).joined()
    }
}
