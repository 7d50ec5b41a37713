import Foundation

extension Rule {
    /// The overviews show the layers as the check has them.
    static let layerLists = Rule(
        name: "The module graph has each layer of the app with its dependencies, and README's table states the same",
        bad: [
            [config: layers, graphed: graph("Executable --> Data")],
            [config: layers, graphed: graph("Executable --> Data", "Data --> Executable")],
            [config: layers, graphed: drawing, "README.md": "| Data | `Data` | Domain, Executable | storage |\n"],
            [config: layers, graphed: drawing, "README.md": "| Store | `Data` | Domain; of Libraries, SQLite | |\n"],
        ],
        good: [
            config: layers + "layer Tests\n    uses Data\n", graphed: drawing,
            "README.md": "| Data | `Data` | Domain; of Libraries, SQLite | storage |\n| App | `App` | everything | |\n",
        ]
    ) { repository in
        let layers = dependencies(in: repository.text(of: config))
        let drawn = repository.text(of: graphed).map(edges) ?? layers
        let graph = Set(layers.keys).union(drawn.keys).filter { drawn[$0, default: []] != layers[$0, default: []] }.map
        {
            Finding(
                path: graphed, line: 1, problem: "the graph and \(config) differ in \($0)",
                remedy: "\($0) --> \(layers[$0, default: []].sorted().joined(separator: " & "))")
        }
        return graph + (repository.text(of: "README.md").map { rows(of: $0, against: layers) } ?? [])
    }

    /// The rows of README's table that differ from the layers, or that it has no such row.
    private static func rows(of page: String, against layers: [String: Set<String>]) -> [Finding] {
        let rows = tableRows(of: page).filter { layers[$0.layer] != nil }
        if rows.isEmpty, !layers.isEmpty {
            return [Finding(path: "README.md", line: 1, problem: "no row is of a layer", remedy: "begin with its name")]
        }
        return rows.compactMap { layer, cell in
            let used = Set(cell.split { !$0.isLetter }.map(String.init)).intersection(layers.keys)
            guard let uses = layers[layer], cell != "everything", used != uses else { return nil }
            return Finding(
                path: "README.md", line: 1, problem: "the row of \(layer) and \(config) differ",
                remedy: "name \(uses.sorted().joined(separator: ", "))")
        }
    }

    /// The first page shows what the app has.
    static let sectionList = Rule(
        name: "README has a row for every section of the app, and for nothing else",
        bad: [
            [sections: "enum AppSection {\n    case home\n    case giftCards\n}\n", "README.md": readme("Home")],
            [sections: "enum AppSection {\n    case home\n}\n", "README.md": readme("Home", "Extra")],
            [sections: "enum Section {\n    case home\n}\n", "README.md": readme("Home")],
        ],
        good: [
            sections: "enum AppSection {\n    case home\n    case giftCards\n}\n",
            "README.md": readme("Home", "Gift cards") + "\n| Data | x |\n",
        ]
    ) { repository in
        guard let page = repository.text(of: "README.md") else { return [] }
        let lines = repository.types(in: "App").first { $0.name == "AppSection" }?.lines ?? []
        let cases = lines.filter { $0.depth == 0 }.compactMap { $0.text.wholeMatch(of: #/\s*case (\w+)/#)?.1 }
        let rows = page.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("| section |") }
            .dropFirst(2).prefix { !$0.isEmpty && $0.hasPrefix("|") }.map { $0.split(separator: "|")[0] }
        return Set(cases.map { $0.lowercased() })
            .symmetricDifference(rows.map { $0.filter(\.isLetter).lowercased() }).sorted().map {
                Finding(
                    path: "README.md", line: 1, problem: "the table and `AppSection` differ in \($0)",
                    remedy: "correct the table")
            }
    }

    /// The layers that `Executable` reaches, and the layers that each uses.
    private static func dependencies(in configuration: String?) -> [String: Set<String>] {
        var uses: [String: Set<String>] = [:]
        var layer = ""
        for line in (configuration ?? "").split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if line.hasPrefix("layer "), let name = words.last { (layer, uses[name]) = (name, []) }
            if words.first == "uses" { uses[layer] = Set(words.dropFirst()) }
        }
        var reached: Set = ["Executable"]
        for _ in uses { reached.formUnion(reached.flatMap { uses[$0] ?? [] }) }
        return uses.filter { reached.contains($0.key) }
    }

    /// The arrows of the Mermaid graph: `A --> B & C`, those from one node together.
    private static func edges(in page: String) -> [String: Set<String>] {
        let arrows = page.split(separator: "\n").compactMap { $0.wholeMatch(of: #/ +(\w+) --> ([\w &]+)/#) }
        return Dictionary(
            arrows.map { (String($0.1), Set($0.2.split { !$0.isLetter }.map(String.init))) }
        ) { $0.union($1) }
    }

    /// The first and the third cell of each row.
    private static func tableRows(of page: String) -> [(layer: String, uses: String)] {
        page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return line.hasPrefix("|") && cells.count > 3 ? (cells[0], cells[2]) : nil
        }
    }

    private static let sections = "App/Composition/Flows/App/AppRoute.swift"
    private static let config = "layering.config"
    private static let graphed = "docs/architecture.md"
    private static let drawing = graph("Executable --> Data", "Data --> Domain & Libraries")
    private static let layers =
        "layer Executable\n    uses Data\nlayer Data\n    uses Domain Libraries\nlayer Domain\nlayer Libraries\n"
    private static func graph(_ arrows: String...) -> String { arrows.map { "    \($0)\n" }.joined() }
    private static func readme(_ rows: String...) -> String {
        "| section | for |\n|---|---|\n" + rows.map { "| \($0) | staff |\n" }.joined()
    }
}

extension Repository {
    /// The text of a file, or nil if there is none.
    fileprivate func text(of path: String) -> String? { files.first { $0.path == path }?.text }
}
