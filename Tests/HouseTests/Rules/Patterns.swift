extension Rule {
    /// A pattern is short, is code, and is held by a test.
    static let patterns = Rule(
        name: "Every pattern has at most 120 lines and quotes a source and a test",
        bad: [
            ["docs/patterns/a.md": "# A\n"],
            ["docs/patterns/a.md": quoting("App/A.swift")], ["docs/patterns/a.md": quoting("Tests/A.swift")],
            ["docs/patterns/a.md": quoting("App/A.swift", "Tests/A.swift") + String(repeating: "\n", count: 120)],
        ],
        good: [
            "docs/patterns/a.md": quoting("App/A.swift", "Tests/A.swift"),
            "docs/patterns/README.md": "[A](a.md)",
        ]
    ) { repository in
        repository.markdown.filter { $0.path.hasPrefix("docs/patterns/") && !$0.path.hasSuffix("README.md") }
            .flatMap { page in
                let paths = Quote.all(in: page.lines).map(\.path)
                let index = repository.files.first { $0.path == "docs/patterns/README.md" }?.text ?? ""
                return [
                    page.lines.count > 121 ? "it has \(page.lines.count - 1) lines" : nil,
                    paths.contains { !$0.hasPrefix("Tests/") } ? nil : "it quotes no source",
                    paths.contains { $0.hasPrefix("Tests/") } ? nil : "it quotes no test",
                    index.contains("(\(page.path.split(separator: "/").last ?? ""))")
                        ? nil : "the index has no link to it",
                ].compactMap(\.self).map {
                    Finding(
                        path: page.path, line: 1, problem: $0,
                        remedy: "a pattern has at most 120 lines, a source, a test and a row in the index")
                }
            }
    }

    /// The tour can be read in an hour.
    static let tour = Rule(
        name: "The files of the tour have at most 2,000 lines",
        bad: [["docs/tour.md": quoting("App/A.swift"), "App/A.swift": String(repeating: "\n", count: 2001)]],
        good: ["docs/tour.md": quoting("App/A.swift"), "App/A.swift": String(repeating: "\n", count: 2000)]
    ) { repository in
        guard let page = repository.files.first(where: { $0.path == "docs/tour.md" }) else { return [] }
        let paths = Set(Quote.all(in: page.lines).map(\.path))
        let lines = repository.files.filter { paths.contains($0.path) }.map { $0.lines.count - 1 }.reduce(0, +)
        guard lines > 2_000 else { return [] }
        return [
            Finding(
                path: page.path, line: 1, problem: "the files that it quotes have \(lines) lines",
                remedy: "quote fewer or shorter files")
        ]
    }

    private static func quoting(_ paths: String...) -> String {
        paths.map { "<!-- quote: \($0)#a -->\n```swift\n```\n" }.joined()
    }
}
