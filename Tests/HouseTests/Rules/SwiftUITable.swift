extension Rule {
    /// People who come from SwiftUI find each symbol of one feature. `scripts/test` checks whether it compiles there.
    static let swiftUITable = Rule(
        name: "The table of docs/swiftui.md has each symbol in the views of Orders, and no other",
        bad: [
            ["docs/swiftui.md": "| `A` | ours | |\n| `.b()` | differs | |\n| `View` | ours | |\n", path: view("A()")],
            ["docs/swiftui.md": "| `View` | ours | |\n| `.b()` | ours | |\n", path: view("A().b()")],
            ["docs/swiftui.md": "| `View` | ours | |\n| `A` | ours | |\n| `.b` | ours | |\n", path: view("A(c: .d)")],
        ],
        good: [
            "docs/swiftui.md":
                "| `View` | unchanged | |\n| `A` | differs | |\n| `.b(_:)` | ours | |\n| `.d` | ours | |\n",
            path: view("A(String(e.f), c: .d).b(V())"),
        ]
    ) { repository in
        guard let page = repository.files.first(where: { $0.path == "docs/swiftui.md" }) else { return [] }
        let rows = page.lines.compactMap { line in
            line.firstMatch(of: #/^\| `(\.?\w+)[^`]*` \| (?:unchanged|differs|ours) \|/#).map { String($0.1) }
        }
        return Set(rows).symmetricDifference(symbols(in: repository)).sorted().map {
            Finding(
                path: page.path, line: 1, problem: "the rows and the views of Orders differ in \($0)",
                remedy: "correct the table")
        }
    }

    /// The names with a capital letter that Orders and the standard library do not declare, modifiers, and members of
    /// a type that is not named.
    private static func symbols(in repository: Repository) -> Set<String> {
        let views = repository.views.filter { $0.path.hasPrefix("Features/Orders/") }
        let own = Set(repository.types(in: "Features/Orders").map(\.name)).union([
            "MainActor", "String", "Bool", "Void",
        ])
        let code = views.flatMap { [$0.header] + $0.lines.map(\.text) }
        let types = code.flatMap { $0.matches(of: #/\b[A-Z]\w*/#) }.map { String($0.0) }
        let members = code.flatMap { $0.matches(of: #/(?:^ *|[)}(]|: )(\.[a-z]\w*)/#) }.map { String($0.1) }
        return Set(types + members).subtracting(own)
    }

    private static let path = "Features/Orders/V.swift"
    private static func view(_ body: String) -> String {
        "struct V: View {\n    var body: some View {\n        \(body)\n    }\n}\n"
    }
}
