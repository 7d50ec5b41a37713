import Foundation

extension Rule {
    /// A decision that names a test says which one holds it today.
    static let decisionTests = Rule(
        name: "Every test that a decision says to hold it exists",
        bad: [["docs/decisions/0001-a.md": "**Held by** “nothing is\nlost” and reading.\n", "Tests/A.swift": ""]],
        good: [
            "docs/decisions/0001-a.md":
                "# “A”\n\n**Held by** “nothing is\nlost”, “it adds”, “b”, “`try?` fails”.\n\n“Later”\n",
            "Tests/A.swift": "@Test func `nothing is lost`() {}\n@Test(\"it adds\") func a() {}\nfunc b() {}\n",
        ]
    ) { repository in
        let names = repository.testNames
        return repository.markdown.filter { $0.path.hasPrefix("docs/decisions/") }.flatMap { page in
            claims(of: page).filter { !names.contains($0) }.map {
                Finding(
                    path: page.path, line: 1, problem: "no test is named “\($0)”",
                    remedy: "name the test that holds the decision")
            }
        }
    }

    /// The names in quotation marks of the paragraph that says what holds a decision, but for code.
    private static func claims(of page: Repository.File) -> [String] {
        let lines = page.lines.drop { !$0.hasPrefix("**Held by**") }.prefix { !$0.isEmpty }
        return lines.joined(separator: " ").matches(of: #/“([^`”][^”]*)”/#).map { String($0.1) }
    }
}

extension Repository {
    /// The names of all tests.
    var testNames: Set<String> {
        let tests = files.filter { $0.path.hasPrefix("Tests/") && $0.path.hasSuffix(".swift") }
        return Set(tests.flatMap { $0.lines.flatMap(Self.testNames) })
    }

    /// The names of tests on a line: a function's, or the text of `@Test`, `@Suite` or a contract's rule.
    private static func testNames(_ line: String) -> [String] {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.contains("func ") {
            let name = line.components(separatedBy: "func ")[1]
            let end: Character = name.hasPrefix("`") ? "`" : "("
            let text = line.hasPrefix("@Test(\"") ? [text(in: line)] : []
            return [String(name.drop { $0 == "`" }.prefix { $0 != end })] + text
        }
        let isNamed = ["@Test(\"", "@Suite(\"", "ContractRule(\"", "\""].contains { line.hasPrefix($0) }
        return isNamed ? [text(in: line)] : []
    }

    private static func text(in line: String) -> String {
        String(line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
    }
}
