import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A baseline is changed where it has to be, and nothing else of the file is.
@Suite struct BaselineTests {
    private static let start = "layer A # é\n    targets A\n"
    private static let baseline = """
        baseline
            use-case A.swift LoadUseCase 2   # both
          use-case "B C.swift" LoadUseCase "1"

        baseline audit
            use-case A.swift LoadUseCase 5
        # The end.
        """

    private func text(_ text: String) throws -> BaselineText {
        let (configuration, findings) = Configuration.read(text, path: "layering.config")
        try #require(findings == [])
        return BaselineText(text, configuration)
    }

    private func findings(_ paths: String...) -> [Finding] {
        paths.map {
            Finding(
                rule: "use-case", path: $0, place: Place(line: 1, column: 1), name: "LoadUseCase", what: "a", fix: "b.")
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func `what is gone is taken out`(end: String) throws {
        let whole = (Self.start + Self.baseline).replacing("\n", with: end)
        var text = try text(whole)
        #expect(text.shrink(to: findings("A.swift", "C.swift")) == ["use-case": 2])
        let line = "  use-case \"B C.swift\" LoadUseCase \"1\"" + end
        #expect(text.text == whole.replacing("Case 2", with: "Case 1").replacing(line, with: ""))
    }

    @Test(arguments: ["\n", "\r\n"])
    func `what is new is taken in`(end: String) throws {
        let whole = (Self.start + Self.baseline).replacing("\n", with: end)
        var text = try text(whole)
        #expect(text.add(findings("B C.swift", "D.swift", "A.swift", "D.swift")) == ["use-case": 4])
        let line = "LoadUseCase \"2\"\(end)    use-case D.swift LoadUseCase 2"
        #expect(
            text.text == whole.replacing("Case 2", with: "Case 3").replacing("LoadUseCase \"1\"", with: line))
    }

    @Test(arguments: ["", "\n", "\r\n"])
    func `a file without a baseline gets one at its end`(end: String) throws {
        let whole = end == "\r\n" ? Self.start.replacing("\n", with: end) : String(Self.start.dropLast()) + end
        var text = try text(whole)
        _ = text.add(findings("A.swift"))
        #expect(text.text.hasPrefix(whole))
        let added = "baseline\n    use-case A.swift LoadUseCase 1\n"
        #expect(text.text.hasSuffix(added.replacing("\n", with: end.isEmpty ? "\n" : end)))
        let again = Configuration.read(text.text, path: "layering.config")
        #expect(again.findings == [] && again.configuration.baseline.map(\.count) == [1])
    }

    @Test func `two lines for the same count together`() throws {
        var text = try text(Self.start + "baseline\n    use-case A B 2\n    use-case A B 2\n")
        let finding = Finding(
            rule: "use-case", path: "A", place: Place(line: 1, column: 1), name: "B", what: "a", fix: "b.")
        #expect(text.shrink(to: [finding, finding, finding]) == ["use-case": 1])
        #expect(text.text == Self.start + "baseline\n    use-case A B 2\n    use-case A B 1\n")
    }

    @Test(arguments: [
        (Finding.configuration, "A.swift", "B", false), (Finding.unreadable, "A.swift", "B", false),
        ("use-case", "A\".swift", "B", false), ("use-case", "A\n.swift", "B", false),
        ("use-case", "A\u{FFFD}", "B", false), ("use-case", "A B", "C", true),
    ])
    func `a baseline knows what breaks a rule and can be written down`(
        rule: String, path: String, name: String, expected: Bool
    ) {
        let place = Place(line: 1, column: 1)
        let finding = Finding(rule: rule, path: path, place: place, name: name, what: "a", fix: "b.")
        #expect(finding.canBeKnown == expected)
    }
}
