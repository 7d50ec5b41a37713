extension Rule {
    /// A format of the clinic's file that is left behind stays readable, and stays written down.
    static let formats = Rule(
        name: "Every format of the clinic's file has tests, a row in docs/data.md, and a file once it is old",
        bad: [
            example.filter { !$0.key.hasSuffix("format-3.sql") }, example.filter { !$0.key.hasSuffix("4Tests.swift") },
            example.merging(["docs/data.md": "| 5 | a remote |\n"]) { $1 },
        ],
        good: example
    ) { repository in
        let data = repository.files.first { $0.path == "docs/data.md" }
        // The newest may still change, and so may the one that it was made from in the same release.
        let newest = repository.paths.compactMap(version(of:)).max()
        return repository.paths.sorted().flatMap { path -> [Finding] in
            guard let version = version(of: path) else { return [] }
            func finding(_ problem: String, _ remedy: String) -> Finding {
                Finding(path: path, line: 1, problem: problem, remedy: remedy)
            }
            let (before, tests) = ("\(fixtures)/format-\(version - 1).sql", "\(folder)/Format\(version)Tests.swift")
            var found: [Finding] = []
            if version != newest, !repository.paths.contains(before) {
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
        "\(folder)/Format4Tests.swift": "", "docs/data.md": "| 4 | a fingerprint |\n| 5 | a remote |\n",
        "Data/Store/Bootstrap/Version5.swift": "", "\(folder)/Format5Tests.swift": "",
    ]

    /// The number of a format after the first, by the file of its migration.
    private static func version(of path: String) -> Int? {
        guard let number = path.wholeMatch(of: #/Data/Store/Bootstrap/Version(\d+)\.swift/#)?.1 else { return nil }
        return Int(number).flatMap { $0 > 1 ? $0 : nil }
    }
}
