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

extension Rule {
    /// The formatter breaks lines of code, and leaves comments alone.
    static let commentWidth = Rule(
        name: "A line that is a comment has at most 120 columns",
        bad: [["Domain/A.swift": "    /// " + String(repeating: "a ", count: 60) + "\n"]],
        good: ["Domain/A.swift": "/// " + String(repeating: "é ", count: 58) + "\n"]
    ) { repository in
        repository.swift.flatMap { file in
            file.lines.enumerated().filter { isWideComment($0.element) }.map { index, _ in
                Finding(
                    path: file.path, line: index + 1, problem: "a comment of more than 120 columns",
                    remedy: "go on in the next line")
            }
        }
    }

    private static func isWideComment(_ line: String) -> Bool {
        line.utf8.count > 120 && line.count > 120 && line.drop { $0 == " " }.hasPrefix("//")
    }
}
