import Foundation

/// The table of what holds each of the architecture's rules, and the markers in tests.
///
/// A row of `docs/architecture.md` is `| `id` | its meaning here | what holds it |`; a test says `// holds: id, id`.
struct RuleTable {
    /// One row.
    struct Row {
        let id: String
        /// The cell with what holds the rule, and its links.
        let holds: String
        let line: Int

        /// The files that the row says to hold its rule, as paths of the repository.
        var files: [String] {
            holds.matches(of: #/\]\(([^)#]+)/#).map { link in
                link.1.hasPrefix("../") ? String(link.1.dropFirst(3)) : "docs/\(link.1)"
            }
        }
    }

    static let path = "docs/architecture.md"
    let rows: [Row]

    /// The table of a repository, or nil where there is none.
    init?(_ repository: Repository) {
        guard let file = repository.files.first(where: { $0.path == Self.path }) else { return nil }
        rows = file.lines.enumerated().flatMap { index, line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[0].hasPrefix("`") else { return [Row]() }
            return cells[0].matches(of: #/`([^`]+)`/#).map {
                Row(id: String($0.1), holds: cells[2], line: index + 1)
            }
        }
    }
}

/// A test's claim to hold rules.
struct Marker {
    let id: String
    let path: String
    let line: Int

    /// Every marker of a repository's tests.
    static func all(in repository: Repository) -> [Marker] {
        repository.swift.filter { $0.isIn(["Tests"]) }.flatMap { file in
            file.lines.enumerated().flatMap { index, line in
                guard line.mentions("// holds: "), let said = line.wholeMatch(of: #/\s*\/\/ holds: (.+)/#) else {
                    return [Marker]()
                }
                return said.1.split(separator: ",").map {
                    Marker(id: $0.trimmingCharacters(in: .whitespaces), path: file.path, line: index + 1)
                }
            }
        }
    }
}

extension Rule {
    /// The table is complete and true.
    static let ruleTable = Rule(
        name: "The table of the architecture's rules has each rule once, and what it names as holding it does",
        bad: [
            ["docs/architecture.md": table(without: "layer-usecase-protocol")],
            ["docs/architecture.md": table() + "| `list-id-keypath` | twice | Reviewed. |\n"],
            [
                "docs/architecture.md": table() + "| `example-a` | a test without a marker | [A](../Tests/A.swift) |\n",
                "Tests/A.swift": "",
            ],
            ["docs/architecture.md": table() + "| `example-a` | no such record | [1](decisions/0001-a.md) |\n"],
            ["docs/architecture.md": table() + "| `example-a` | nothing | Surely. |\n"],
            ["docs/architecture.md": table() + "| `no-such-rule` | unknown | Reviewed. |\n"],
        ],
        good: [
            "docs/architecture.md": table()
                + "| `example-a` | held | [A](../Tests/A.swift), [1](decisions/0001-a.md) |\n",
            "Tests/A.swift": "// holds: example-a\n", "docs/decisions/0001-a.md": "# A\n",
        ]
    ) { repository in
        guard let table = RuleTable(repository) else { return [] }
        let markers = Marker.all(in: repository)
        let counts = Dictionary(grouping: table.rows, by: \.id).mapValues(\.count)
        let missing = ruleNames.filter { counts[$0] != 1 }.map {
            Finding(
                path: RuleTable.path, line: 1, problem: "\($0) is there \(counts[$0] ?? 0) times", remedy: "say it once"
            )
        }
        return missing
            + table.rows.compactMap { row in
                problem(with: row, markers, in: repository).map {
                    Finding(
                        path: RuleTable.path, line: row.line, problem: "\(row.id): \($0)", remedy: "correct the row")
                }
            }
    }

    // The table leads to every test that claims to hold a rule.
    static let markers = Rule(
        name: "Each rule that a test says to hold is in the table, with that test",
        bad: [
            ["docs/architecture.md": table(), "Tests/A.swift": "    // holds: no-such-rule\n"],
            ["docs/architecture.md": table(), "Tests/A.swift": "// holds: list-id-keypath\n"],
        ],
        good: [
            "docs/architecture.md": table() + "| `example-a` | held | [A](../Tests/A.swift) |\n",
            "Tests/A.swift": "// holds: example-a\n",
        ]
    ) { repository in
        guard let table = RuleTable(repository) else { return [] }
        return Marker.all(in: repository).filter { marker in
            !table.rows.contains { $0.id == marker.id && $0.files.contains(marker.path) }
        }.map {
            Finding(path: $0.path, line: $0.line, problem: "the table does not say so of \($0.id)", remedy: "add it")
        }
    }

    private static func problem(with row: RuleTable.Row, _ markers: [Marker], in repository: Repository) -> String? {
        if !ruleNames.contains(row.id), !row.id.hasPrefix("example-") { return "there is no such rule" }
        let isSaid = ["Reviewed", "Not built yet", "Without meaning"].contains(where: row.holds.hasPrefix)
        if row.files.isEmpty, !isSaid { return "nothing holds it" }
        return row.files.lazy.compactMap { file in
            if !repository.paths.contains(file) { return "nothing is at \(file)" }
            if !file.hasPrefix("Tests/") { return nil }
            return markers.contains { $0.id == row.id && $0.path == file }
                ? nil : "\(file) does not say that it holds it"
        }.first
    }

    /// A table with every rule but one.
    private static func table(without left: String = "") -> String {
        ruleNames.filter { $0 != left }.map { "| `\($0)` | said | Reviewed. |\n" }.joined()
    }
}
