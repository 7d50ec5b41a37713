import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A selection shows findings of some rules and files, and a misspelled rule is answered with the nearest.
@Suite struct SelectionTests {
    private static let all = [
        "use-case Domain/A.swift", "use-case Domain/Deep/B.swift", "framework Data/A.swift", "framework Package.swift",
        "unreadable-source Data/B.swift", "configuration layering.config",
    ]

    @Test(arguments: [
        ([], [], [0, 1, 2, 3, 4, 5]), (["use-case"], [], [0, 1, 4]),
        (["use-case", "configuration"], [], [0, 1, 4, 5]),
        ([], ["Domain"], [0, 1]), ([], ["./Domain/"], [0, 1]), ([], ["Domain/*.swift"], [0]),
        ([], ["*/A.swift"], [0, 2]),
        ([], ["D*"], [0, 1, 2, 4]), ([], ["Dom"], []), ([], ["."], [0, 1, 2, 3, 4, 5]), ([], ["*.swift"], [3]),
        (["framework"], ["Data", "Domain/Deep"], [2, 4]), (["use-case"], ["Data"], [4]),
    ])
    func `rules and paths are both kept to`(rules: [String], paths: [String], expected: [Int]) {
        let selection = Selection(rules: rules, paths: paths)
        let shown = Self.all.filter { text in
            let parts = text.split(separator: " ").map(String.init)
            return selection.includes(
                Finding(
                    rule: parts[0], path: parts[1], place: Place(line: 1, column: 1), name: "", what: "", fix: ""))
        }
        #expect(shown == expected.map { Self.all[$0] })
    }

    @Test(arguments: [
        ("Domain", true), ("./Domain/", true), (".", true), ("*/A.swift", true), ("Package.swift", true),
        ("Nope", false), ("Domain/Nope", false), ("nope/*", false), ("A.swift", false), ("Dom", false), ("..", false),
    ])
    func `a path that is of nothing is known as one`(path: String, expected: Bool) {
        let paths = ["Domain/A.swift", "Data/A.swift", "Package.swift"]
        #expect(Selection(rules: [], paths: [path]).coversAny(of: paths) == expected)
    }

    @Test(arguments: [
        ("use-cas", "use-case"), ("usecase", "use-case"), ("io", "io-ownership"), ("modal", "modal-boolean"),
        ("swalowed-eror", "swallowed-error"), ("Framework", "framework"), ("zzz", nil), ("", nil),
    ])
    func `the nearest rule is found`(word: String, expected: String?) {
        #expect(Spelling.nearest(to: word, among: Rule.all.map(\.id)) == expected)
    }
}
