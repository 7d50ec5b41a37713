/// A file that people look for in a repository, by its usual name.
struct Expected: Sendable {
    let path: String

    /// A text that has to be in it.
    var mention = ""

    static let all: [Expected] = [
        Expected(path: "LICENSE", mention: "MIT License"), Expected(path: "README.md", mention: "](LICENSE)"),
        Expected(path: "SECURITY.md", mention: "Report a vulnerability"),
        Expected(path: "CODE_OF_CONDUCT.md", mention: "Contributor Covenant 2.1"),
        Expected(path: "CONTRIBUTING.md", mention: "](CODE_OF_CONDUCT.md)"),
        Expected(path: "AGENTS.md", mention: "](CONTRIBUTING.md)"), Expected(path: "CHANGELOG.md"),
        Expected(path: ".github/workflows/ci.yml", mention: "run: .ci/run\n"), Expected(path: ".ci/run"),
        Expected(path: ".github/PULL_REQUEST_TEMPLATE.md", mention: "scripts/test"),
        Expected(path: ".github/ISSUE_TEMPLATE/bug.yml", mention: "clinic --version"),
        Expected(path: ".github/ISSUE_TEMPLATE/proposal.yml"), Expected(path: ".github/ISSUE_TEMPLATE/config.yml"),
        Expected(path: ".editorconfig"), Expected(path: ".swift-version"), Expected(path: ".spi.yml"),
        Expected(path: ".devcontainer/devcontainer.json", mention: "source scripts/lib/set-up && set_up"),
        Expected(path: "Dockerfile", mention: "source scripts/lib/set-up "),
        Expected(path: ".dockerignore", mention: "**/.build\n"),
    ]
}

extension Rule {
    /// A stranger finds the license, and how to build, to report and to help.
    static let expected = Rule(
        name: "The files that people expect of a repository are there, and say what they have to",
        bad: [
            everything.filter { $0.key != "LICENSE" },
            everything.merging([".github/workflows/ci.yml": "run: swift test\n"]) { $1 },
            everything.merging(["README.md": "No license."]) { $1 },
        ],
        good: everything
    ) { repository in
        let texts = Dictionary(repository.files.map { ($0.path, $0.text) }) { first, _ in first }
        return Expected.all.compactMap { file in
            guard let text = texts[file.path] else {
                return Finding(path: file.path, line: 1, problem: "is missing", remedy: "add it")
            }
            guard !text.contains(file.mention) else { return nil }
            return Finding(path: file.path, line: 1, problem: "“\(file.mention)” is not in it", remedy: "say so")
        }
    }

    private static let everything = Dictionary(Expected.all.map { ($0.path, $0.mention) }) { first, _ in first }
}
