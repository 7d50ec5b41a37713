extension Rule {
    /// A format of the clinic's file that is left behind stays readable, and stays written down.
    static let formats = Rule(
        name: "Every format of the clinic's file has tests, a row in docs/data.md and a real file of the one before it",
        bad: [
            example.filter { !$0.key.hasSuffix("format-3.sql") }, example.filter { !$0.key.hasSuffix("Tests.swift") },
            example.merging(["docs/data.md": "| 3 | patients |\n"]) { $1 },
        ],
        good: example
    ) { repository in
        let data = repository.files.first { $0.path == "docs/data.md" }
        return repository.paths.sorted().flatMap { path -> [Finding] in
            guard let version = version(of: path) else { return [] }
            func finding(_ problem: String, _ remedy: String) -> Finding {
                Finding(path: path, line: 1, problem: problem, remedy: remedy)
            }
            let (before, tests) = ("\(fixtures)/format-\(version - 1).sql", "\(folder)/Format\(version)Tests.swift")
            var found: [Finding] = []
            if !repository.paths.contains(before) {
                found.append(
                    finding("there is no \(before)", "make it with the program of that format: scripts/update format"))
            }
            if version > 2, !repository.paths.contains(tests) {
                found.append(finding("there is no \(tests)", "test the migration to this format"))
            }
            if data?.lines.contains(where: { $0.hasPrefix("| \(version) |") }) != true {
                found.append(finding("docs/data.md has no row for format \(version)", "say there what came"))
            }
            return found
        }
    }

    private static let fixtures = "Tests/DataTests/Fixtures"
    private static let folder = "Tests/DataTests/Bootstrap"

    private static let example = [
        "Data/Store/Bootstrap/Version4.swift": "", "\(fixtures)/format-3.sql": "",
        "\(folder)/Format4Tests.swift": "", "docs/data.md": "| 4 | a fingerprint |\n",
    ]

    /// The number of a format after the first, by the file of its migration.
    private static func version(of path: String) -> Int? {
        guard let number = path.wholeMatch(of: #/Data/Store/Bootstrap/Version(\d+)\.swift/#)?.1 else { return nil }
        return Int(number).flatMap { $0 > 1 ? $0 : nil }
    }
}
