extension Agreement {
    /// Every agreement. The first file is the one that the others follow.
    static let all: [Agreement] = [
        Agreement(
            what: "the version of Swift",
            statements: [
                Statement(".swift-version", #"^([\d.]+)$"#), Statement("README.md", #"Swift (\d+\.\d+)"#),
                Statement("docs/tutorial/README.md", #"Swift (\d+\.\d+)"#),
                Statement("AGENTS.md", #"Swift (\d+\.\d+)"#),
                Statement(".github/workflows/ci.yml", #"container: swift:(\d+\.\d+)"#),
                Statement("Dockerfile", #"^FROM swift:(\d+\.\d+)"#),
                Statement(".devcontainer/devcontainer.json", #""swift:(\d+\.\d+)"#),
            ]),
        Agreement(
            what: "the version of the package format",
            statements: [
                "Package.swift", "Kits/Package.swift", "Layering/Package.swift", "docs/kits.md", "docs/flow.md",
                "docs/layering.md", "docs/tutorial/01-five-layers-and-a-gate.md",
            ].map { Statement($0, #"^\+?// swift-tools-version: ([\d.]+)$"#) }),
        Agreement(
            what: "the distribution",
            statements: [
                Statement("Dockerfile", #"^FROM (?:swift:[\d.]+-|debian:)(\w+)"#),
                Statement(".github/workflows/ci.yml", #"container: swift:[\d.]+-(\w+)"#),
                Statement(".devcontainer/devcontainer.json", #""swift:[\d.]+-(\w+)""#),
            ]),
        Agreement(
            what: "the libraries of the system",
            statements: [
                Statement("scripts/lib/set-up", #"missing\+=\((lib\w+?)(?:\d+)?-dev\)"#),
                Statement("Package.swift", #"\.apt\(\["(lib\w+?)(?:\d+)?-dev"\]\)"#),
                // Not those that come with the compiler, or are looked for at run time.
                Statement("Dockerfile", #" (lib(?!stdc|pq)\w+?)\d+(?:-\d+)?(?=\s)"#),
            ]),
        Agreement(
            what: "the width of a line",
            statements: [
                Statement(".swift-format", #""lineLength": (\d+)"#),
                Statement(".editorconfig", #"^max_line_length = (\d+)"#),
            ]),
        Agreement(
            what: "the indentation",
            statements: [
                Statement(".swift-format", #""indentation": \{ "spaces": (\d+) \}"#),
                Statement(".editorconfig", #"^\[\*\.swift\]\n(?:\w.*\n)*?indent_size = (\d+)"#),
            ]),
        Agreement(
            what: "the kits",
            statements: [
                Statement("Kits/Package.swift", #"\.target\(\s*name: "(\w+)""#),
                Statement(".spi.yml", list: #"documentation_targets: \[(.*)\]"#),
                Statement("docs/kits.md", #"^\| (?:`\w+` )?\| (\w+) \|"#),
            ]),
        Agreement(
            what: "the newest version",
            statements: [
                Statement("App/Composition/Launch/HelpText.swift", #"let version = "([\d.]+)""#),
                Statement("Layering/Commands/Reports/LayeringVersion.swift", #"static let current = "([\d.]+)""#),
                Statement("CHANGELOG.md", #"^## Unreleased$(?s:.*?)^## (\d+\.\d+\.\d+)$"#),
            ]),
        Agreement(
            what: "what continuous integration runs",
            statements: [
                Statement(".ci/run", #"(scripts/test)"#),
                Statement("CONTRIBUTING.md", #"`\.ci/run`, which is `([\w/]+)`"#),
            ]),
    ]
}
