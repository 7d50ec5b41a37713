import Foundation

extension Rule {
    /// The first page stays one that people read.
    static let readmeLength = Rule(
        name: "README has at most 100 lines, and AGENTS at most 60",
        bad: [
            ["README.md": String(repeating: "\n", count: 101)], ["AGENTS.md": String(repeating: "\n", count: 61)],
        ],
        good: ["README.md": String(repeating: "\n", count: 100), "AGENTS.md": String(repeating: "\n", count: 60)]
    ) { repository in
        repository.files.filter { $0.lines.count - 1 > ["README.md": 100, "AGENTS.md": 60][$0.path] ?? .max }.map {
            Finding(
                path: $0.path, line: $0.lines.count, problem: "too long for a first page",
                remedy: "move the detail below docs")
        }
    }

    /// Commands in the documents work.
    static let readmeCommands = Rule(
        name: "Every command in README, AGENTS and the page about one feature exists",
        bad: [
            ["README.md": "```sh\nscripts/gone --fast\n```"], ["AGENTS.md": "```sh\nscripts/gone\n```"],
            ["README.md": "```sh\n./scripts/run frobnicate | cat\n```", "scripts/run*": "#!/bin/bash"],
        ],
        good: [
            "README.md":
                "```sh\n$ scripts/run routes --width 80 | grep x  # lists\nFORCE=1 clinic open clinic://home\n```",
            "scripts/run*": "#!/bin/bash", "App/Composition/Command.swift": "let names = [\"routes\", \"open\"]",
        ]
    ) { repository in
        repository.files.filter { pages.contains($0.path) }.flatMap { page in
            commands(in: Markdown(page)).compactMap { command in
                problem(with: command.text, in: repository).map {
                    Finding(path: page.path, line: command.line, problem: $0, remedy: "show a command that works")
                }
            }
        }
    }

    private static let pages = ["README.md", "AGENTS.md", "docs/feature-tests.md"]

    /// The simple commands of the shell blocks, with wrapped lines joined and comments taken off.
    private static func commands(in document: Markdown) -> [Markdown.Piece] {
        var pieces: [Markdown.Piece] = []
        var wrapped = ""
        for piece in document.shell {
            let text = wrapped + piece.text.replacing(#/^\$ |(?:^|\s)#.*$/#, with: "")
            wrapped = text.hasSuffix("\\") ? text.dropLast() + " " : ""
            guard wrapped.isEmpty else { continue }
            pieces += text.split(separator: #/\|\|?|&&|;/#).map { Markdown.Piece(text: String($0), line: piece.line) }
        }
        return pieces
    }

    private static func problem(with command: String, in repository: Repository) -> String? {
        let words = command.split(separator: " ").drop { $0.contains(#/^\w+=/#) }.map(String.init)
        guard let program = words.first.map({ $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }) else { return nil }
        if program == "clinic" || program == "scripts/run", let word = words.dropFirst().first, !word.hasPrefix("-") {
            let sources = repository.swift.filter { $0.isIn(["App"]) }
            let isKnown = sources.contains { $0.lines.contains { $0.contains("\"\(word)\"") } }
            guard isKnown else { return "clinic has no subcommand \(word)" }
        }
        if program == "clinic" || tools.contains(program) { return nil }
        let exists = repository.files.contains { $0.path == program && $0.isExecutable }
        return exists ? nil : "there is no command \(program)"
    }

    /// Programs on every machine that builds Swift from a clone.
    private static let tools: Set = [
        "swift", "git", "man", "eval", "cd", "cat", "echo", "printf", "grep", "ls", "jq", "diff", "docker", "export",
    ]
}
