extension Rule {
    /// One thing has one name, and it is the field's.
    static let glossary = Rule(
        name: "No retired term of the glossary is in code, documents or scripts",
        bad: [
            ["docs/glossary.md": glossaryExample, "App/A.swift": "/// A till.\nstruct A {}\n"],
            ["docs/glossary.md": glossaryExample, "docs/a.md": "It takes a Till.\n"],
            ["docs/glossary.md": glossaryExample, "App/A.swift": "screen.glance()\n"],
        ],
        good: [
            "docs/glossary.md": glossaryExample, "App/A.swift": "/// Still here until glances end.\nstruct A {}\n",
            "CHANGELOG.md": "A till is a terminal now.\n",
        ]
    ) { repository in
        let retired = retiredTerms(in: repository)
        return repository.files.filter { !isHistory($0.path) }.flatMap { file in
            file.lines.enumerated().flatMap { index, line in
                let lowercased = line.lowercased()
                return retired.filter { line.contains(retired: $0.term, in: lowercased) }.map {
                    Finding(
                        path: file.path, line: index + 1, problem: "“\($0.term)” is retired",
                        remedy: "use \($0.instead)")
                }
            }
        }
    }

    private static let glossaryExample =
        "# Glossary\n| retired | use |\n|---|---|\n| “till” | terminal |\n| “glance()” | `currentScreen()` |\n"

    /// The rows of the second table of the glossary.
    private static func retiredTerms(in repository: Repository) -> [(term: String, instead: String)] {
        let page = repository.files.first { $0.path == "docs/glossary.md" }
        let rows = page?.lines.drop { !$0.hasPrefix("| retired") }.dropFirst(2) ?? []
        return rows.compactMap { row in
            row.wholeMatch(of: #/\| “(.+?)” \| (.+) \|/#).map { (String($0.1), String($0.2)) }
        }
    }

    /// Whether a file may use retired terms: the glossary, the changelog, and what older versions wrote.
    private static func isHistory(_ path: String) -> Bool {
        ["docs/glossary.md", "CHANGELOG.md", "Tests/HouseTests/Rules/Glossary.swift"].contains(path)
            || ["swift", "md", "clinic", "sh", "txt"].allSatisfy { !path.hasSuffix(".\($0)") }
                && !path.hasPrefix("scripts/")
            || path.hasPrefix("Data/Sync/Remote/Schema/") || path.hasPrefix("Data/Store/Bootstrap/Version")
            || path.contains("/Goldens/")
    }
}

extension String {
    /// Whether a term is in the text, which is there in small letters, too: a word in any case, and an identifier in
    /// its own.
    fileprivate func contains(retired term: String, in lowercased: String) -> Bool {
        term.allSatisfy { !$0.isUppercase } ? lowercased.containsWord(term) : containsWord(term)
    }
}
