extension Rule {
    /// A file can be read in one go.
    static let fileLength = Rule(
        name: "A Swift file has at most 200 lines, unless it is below a folder named Generated",
        bad: [["Domain/A.swift": String(repeating: "\n", count: 201)]],
        good: [
            "Domain/A.swift": String(repeating: "\n", count: 200),
            "X/Generated/A.swift": String(repeating: "\n", count: 999),
        ]
    ) { repository in
        repository.swift.filter { !$0.path.contains("/Generated/") && $0.lines.count - 1 > 200 }.map {
            Finding(
                path: $0.path, line: 201, problem: "\($0.lines.count - 1) lines, more than 200",
                remedy: "move one of its subjects to a file of its own")
        }
    }
}
