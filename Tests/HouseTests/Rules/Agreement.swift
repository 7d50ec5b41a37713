import Foundation

/// A fact that several files state, and have to state alike.
struct Agreement: Sendable {
    /// One file, and how it states it.
    struct Statement: Sendable {
        let path: String
        let values: @Sendable (String) -> Set<String>

        /// States whatever the one group of a pattern matches, wherever it does.
        init(_ path: String, _ pattern: String) {
            self.path = path
            values = { text in
                guard let pattern = try? Regex(pattern, as: (Substring, Substring).self) else { return [] }
                return Set(text.matches(of: pattern.anchorsMatchLineEndings()).map { String($0.output.1) })
            }
        }

        /// States the items of a list, which the one group of a pattern matches.
        init(_ path: String, list pattern: String) {
            let lists = Statement(path, pattern)
            self.path = path
            values = { text in
                Set(lists.values(text).flatMap { $0.matches(of: #/[\w.-]+/#).map { String($0.0) } })
            }
        }
    }

    /// The fact, as a finding names it.
    let what: String

    /// The files: the first is the one that the others follow.
    let statements: [Statement]
}

extension Rule {
    /// A fact that is written down twice is changed twice.
    static let agreements = Rule(
        name: "Files that state the same agree",
        bad: [
            [".swift-version": "6.3\n", "Dockerfile": "FROM swift:6.2-bookworm AS build\n"],
            [".swift-version": "6.3\n", "README.md": "With Swift 6.2.\n"],
            [".swift-version": "6.3\n", ".github/workflows/ci.yml": "    container: swift:latest\n"],
            ["Package.swift": "// swift-tools-version: 6.2\n", "Kits/Package.swift": "// swift-tools-version: 6.3\n"],
            ["Dockerfile": "FROM swift:6.3-bookworm AS build\n", ci: "container: swift:6.3-noble"],
            ["scripts/lib/set-up": "missing+=(libsodium-dev)", "Dockerfile": "install libsqlite3-0\n"],
            ["scripts/lib/set-up": "missing+=(libz3-dev)", "Package.swift": ".apt([\"libsodium-dev\"])"],
            [".swift-format": "\"lineLength\": 120", ".editorconfig": "max_line_length = 100\n"],
            [".swift-format": "\"indentation\": { \"spaces\": 4 }", ".editorconfig": "[*.swift]\nindent_size = 2\n"],
            ["Kits/Package.swift": ".target(name: \"A\", path: \"A\")", ".spi.yml": "documentation_targets: [A, B]\n"],
            ["Kits/Package.swift": ".target(name: \"A\", path: \"A\")", "docs/kits.md": "| `A` | A | |\n| | B | |\n"],
            [help: "let version = \"0.3.0\"", "CHANGELOG.md": "## Unreleased\n\n## 0.2.0\n\n## 0.3.0\n"],
            [".ci/run": "scripts/test", "CONTRIBUTING.md": "`.ci/run`, which is `scripts/all`"],
        ],
        good: [
            ".swift-version": "6.3\n", ci: "    container: swift:6.3-bookworm\n",
            "Dockerfile": "FROM swift:6.3-bookworm\nFROM debian:bookworm-slim\nRUN install libsodium23 libpq5\n",
            "scripts/lib/set-up": "missing+=(libsodium-dev)", ".spi.yml": "documentation_targets: [A, B]\n",
            "Kits/Package.swift": "// swift-tools-version: 6.2\n.target(name: \"A\"), .target(\n    name: \"B\")",
        ]
    ) { repository in
        let texts = Dictionary(repository.files.map { ($0.path, $0.text) }) { first, _ in first }
        return Agreement.all.flatMap { agreement in
            let stated = agreement.statements.compactMap { statement in
                texts[statement.path].map { (statement.path, statement.values($0)) }
            }
            return stated.dropFirst().filter { $0.1 != stated[0].1 || $0.1.isEmpty }.map { path, values in
                Finding(
                    path: path, line: 1,
                    problem: "\(agreement.what): \(values.sorted()) here, \(stated[0].1.sorted()) in \(stated[0].0)",
                    remedy: "let both say the same")
            }
        }
    }

    /// The package requires no newer Swift than the documents name.
    static let toolsVersion = Rule(
        name: "The version of the package format is not newer than that of Swift",
        bad: [[".swift-version": "6.3\n", "Package.swift": "// swift-tools-version: 6.10\n"]],
        good: [".swift-version": "6.3\n", "Package.swift": "// swift-tools-version: 6.2\n"]
    ) { repository in
        let version = repository.files.first { $0.path == ".swift-version" }?.lines.first ?? ""
        let manifest = repository.files.first { $0.path == "Package.swift" }?.lines.first ?? ""
        let asked = manifest.split(separator: " ").last.map(String.init) ?? ""
        guard version.compare(asked, options: .numeric) == .orderedAscending else { return [] }
        return [
            Finding(
                path: ".swift-version", line: 1, problem: "Swift \(version) cannot read a package of \(asked)",
                remedy: "raise it")
        ]
    }

    private static let ci = ".github/workflows/ci.yml"
    private static let help = "App/Composition/Launch/HelpText.swift"
}
