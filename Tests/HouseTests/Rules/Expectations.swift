extension Rule {
    /// A failed expectation shows the values that it compares, but for those that a requirement inside of it gives.
    static let expectations = Rule(
        name: "No requirement stands inside an expectation",
        bad: [
            ["Tests/ATests/A.swift": "#expect(a == (try #require(b)))\n"],
            ["Tests/ATests/A.swift": "#expect(\n    a == [try #require(b)])\n"],
        ],
        good: [
            "Tests/ATests/A.swift":
                "let b = try #require(c)\n#expect(a == b)\n#expect(throws: E.self) { try #require(c) }\n"
        ]
    ) { repository in
        repository.swift.filter { $0.text.mentions("#require(") }.flatMap { file in
            linesOfNested(in: file.code).map {
                Finding(
                    path: file.path, line: $0 + 1, problem: "an expectation that shows no value when it fails",
                    remedy: "give what is required a name first")
            }
        }
    }

    /// The lines with a requirement between the parentheses of an expectation.
    private static func linesOfNested(in code: [String]) -> [Int] {
        var (depth, found) = (0, [Int]())
        for (index, line) in code.enumerated() where depth > 0 || line.contains("#expect(") {
            var rest = line[...]
            if depth == 0, let start = rest.firstRange(of: "#expect(") {
                (rest, depth) = (rest[start.upperBound...], 1)
            }
            while depth > 0, let character = rest.first {
                if rest.hasPrefix("#require(") { found.append(index) }
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                rest = rest.dropFirst()
            }
        }
        return found
    }
}
