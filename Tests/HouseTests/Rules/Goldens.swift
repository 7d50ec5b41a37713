import Foundation

/// The table that says which golden shows which state of a screen: `docs/screens.md`.
struct ScreenTable {
    /// One screen: its feature, its name (empty where a feature has one screen), and the table's words for each state.
    struct Row {
        let feature: String
        let screen: String
        let cells: [String]
        let line: Int

        /// Where its goldens are, up to the state.
        var start: String { "Tests/\(feature)Tests/Goldens/\(screen.isEmpty ? "" : "\(screen)-")" }

        /// Its golden, if it has only one state.
        var only: String { "\(start.dropLast()).txt" }

        /// The goldens that the row names.
        var goldens: [String] {
            cells.compactMap { $0.wholeMatch(of: #/`(\w+)`/#).map { "\(start)\($0.1).txt" } }
        }
    }

    static let path = "docs/screens.md"
    static let states = 6
    let rows: [Row]

    /// The table of a repository, or nil where there is none.
    init?(_ repository: Repository) {
        guard let file = repository.files.first(where: { $0.path == Self.path }) else { return nil }
        rows = file.lines.enumerated().compactMap { index, line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 2 + Self.states, cells[0].first?.isUppercase == true else { return nil }
            return Row(
                feature: cells[0], screen: cells[1] == "–" ? "" : cells[1], cells: Array(cells[2...]), line: index + 1)
        }
    }
}

extension Rule {
    /// Every state of a screen is looked at.
    static let goldens = Rule(
        name: "Every screen has a golden of each state, or the table says why not",
        bad: [
            [ScreenTable.path: "| Orders | list | `empty` | `a` | `a` | `a` | `a` | `a` |\n"].merging(example) { $1 },
            [ScreenTable.path: "| Orders | list | none | `a` | `a` | `a` | `a` | `a` |\n"]
                .merging(example) { $1 }.merging(["Tests/OrdersTests/Goldens/detail-b.txt": ""]) { $1 },
        ],
        good: [ScreenTable.path: "| Orders | list | none | `a` | `a` | `a` | `a` | `a` |\n"].merging(example) { $1 }
    ) { repository in
        guard let table = ScreenTable(repository) else { return [] }
        return missing(table, in: repository) + unlisted(table, in: repository)
    }

    private static let example = [
        "Tests/OrdersTests/Goldens/list-a.txt": "", "Features/Orders/List/OrderListView.swift": "",
    ]

    private static func missing(_ table: ScreenTable, in repository: Repository) -> [Finding] {
        table.rows.flatMap { row in
            row.goldens.filter { !repository.paths.contains($0) }.map {
                Finding(path: ScreenTable.path, line: row.line, problem: "there is no \($0)", remedy: "approve one")
            }
        }
    }

    private static func unlisted(_ table: ScreenTable, in repository: Repository) -> [Finding] {
        repository.files.filter { file in
            guard let golden = file.path.wholeMatch(of: #/Tests/(\w+)Tests/Goldens/[^/]+\.txt/#),
                repository.paths.contains("Features/\(golden.1)")
            else { return false }
            return !table.rows.contains { file.path.hasPrefix($0.start) || file.path == $0.only }
        }.map {
            Finding(
                path: $0.path, line: 1, problem: "is of no screen in the table of \(ScreenTable.path)",
                remedy: "add a row there, or delete the golden")
        }
    }
}

extension Rule {
    /// A value that may be out of date is shown as such.
    static let staleness = Rule(
        name:
            "Every screen that waits for a value has a golden of one that is being refreshed, and of one that could not be",
        bad: [
            [
                "Tests/OrdersTests/Goldens/list-loading.txt": "",
                "Tests/OrdersTests/Goldens/list-refreshing.txt": "",
            ],
            ["Tests/HomeTests/Goldens/loading.txt": "", "Tests/HomeTests/Goldens/refreshFailed.txt": ""],
        ],
        good: [
            "Tests/OrdersTests/Goldens/list-loading.txt": "", "Tests/OrdersTests/Goldens/list-refreshing.txt": "",
            "Tests/OrdersTests/Goldens/list-refreshFailed.txt": "",
            "Tests/OrdersTests/Goldens/other-failed.txt": "",
        ]
    ) { repository in
        repository.paths.sorted().compactMap {
            $0.wholeMatch(of: #/(Tests/\w+Tests/Goldens/(?:\w+-)*)loading\.txt/#)?.1
        }
        .flatMap { start in ["refreshing", "refreshFailed"].map { "\(start)\($0).txt" } }
        .filter { !repository.paths.contains($0) }
        .map { Finding(path: $0, line: 1, problem: "is not there", remedy: "add the state and approve its golden") }
    }
}
