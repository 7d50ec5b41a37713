import Foundation

extension Rule {
    /// A requirement of OWASP ASVS 5.0 counts as met only while its test is there.
    static let securityTable = Rule(
        name: "Each requirement in docs/threat-model.md is met by a test or a page, or not met for a reason",
        bad: [
            [path: row("6.1.1", "met", "reading")], [path: row("6.1.1", "not met", "")],
            [path: row("6.1.1", "met", "“a”"), "Tests/A.swift": "@Test func `b`() {}\n"],
            [path: row("6.1.1", "perhaps", "“a”"), "Tests/A.swift": "@Test func `a`() {}\n"],
            [path: row("9.1.1", "not met", "no")],
            [path: row("6.1.1", "not met", "no") + row("6.1.1", "not met", "yes")],
            [path: "## OWASP ASVS 5.0\n" + row("6.1.1", "not met", "no")],
        ],
        good: [
            path: row("6.1.1", "met", "12; “a b”") + row("7.2.11", "not met", "no") + row("8.1.1", "met", "[A](a.md)"),
            "Tests/A.swift": "@Test func `a b`() {}\n",
        ]
    ) { repository in
        guard let page = repository.files.first(where: { $0.path == path }) else { return [] }
        let names = repository.testNames
        var seen: Set<Substring> = []
        let findings = page.lines.enumerated().flatMap { index, line -> [Finding] in
            guard let row = line.wholeMatch(of: #/\| (\d+)(\.\d+\.\d+) \| .+ \| (.*) \| (.*) \|/#) else { return [] }
            var problems = problems(with: row.4, status: row.3, names)
            if !chapters.contains(row.1) { problems.append("chapter \(row.1) is not in the table") }
            if !seen.insert(row.1 + row.2).inserted { problems.append("\(row.1)\(row.2) is there twice") }
            return problems.map {
                Finding(path: path, line: index + 1, problem: $0, remedy: "correct the row, or name its test")
            }
        }
        guard page.lines.contains("## OWASP ASVS 5.0"), seen.count < fewest else { return findings }
        let count = "\(seen.count) requirements are listed, of at least \(fewest)"
        return findings + [Finding(path: path, line: 1, problem: count, remedy: "bring back those that are gone")]
    }

    private static let path = "docs/threat-model.md"
    private static let fewest = 60
    private static let chapters: Set<Substring> = ["6", "7", "8", "11", "13", "14", "16"]

    private static func row(_ number: String, _ status: String, _ reason: String) -> String {
        "| \(number) | it is so | \(status) | \(reason) |\n"
    }

    private static func problems(with shown: Substring, status: Substring, _ names: Set<String>) -> [String] {
        let tests = shown.matches(of: #/“([^”]+)”/#).map { String($0.1) }
        let missing = tests.filter { !names.contains($0) }.map { "no test is named “\($0)”" }
        switch status {
        case "met":
            let pages = ["](", "`scripts/", "the list below"]
            let isShown = !tests.isEmpty || pages.contains { shown.contains($0) }
            return isShown ? missing : missing + ["no test or page shows it"]
        case "not met": return shown.isEmpty ? ["it is not said why"] : []
        default: return ["“\(status)” is neither “met” nor “not met”"]
        }
    }
}
