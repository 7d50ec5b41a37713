import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Findings are written in the formats that their readers expect.
@Suite struct ReportTests {
    private let finding = Finding(
        rule: "use-case", path: "A \"B\".swift", place: Place(line: 3, column: 8), name: "X",
        what: "`X` is a use case", fix: "Call the repository.")

    @Test func `text is what compilers write`() {
        #expect(
            Report.text.written([finding])
                == "A \"B\".swift:3:8: error: [use-case] `X` is a use case. Call the repository.\n")
    }

    @Test func `JSON has every part of a finding`() throws {
        let json = try #require(JSON(Report.json.written([finding])))
        #expect(json.elements.first?["path"] == .string("A \"B\".swift"))
        #expect(json.elements.first?["line"] == .number(3))
        #expect(Report.json.written([]) == "[]\n")
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\" 1}", "\"", "nul", "[1] 2", "\"\\u12\"", String(repeating: "[", count: 999),
    ])
    func `invalid JSON is refused`(text: String) {
        #expect(JSON(text) == nil)
    }

    @Test func `JSON is read`() {
        #expect(
            JSON(" {\"a\": [1, true, null, \"\\u00e9\\n\"]} ")
                == .object(["a": .array([.number(1), .bool(true), .null, .string("é\n")])]))
    }

    @Test(arguments: [
        (#"\u00e9"#, "é"), (#"\ud83d\ude00!"#, "😀!"), (#"\ud83d"#, "\u{FFFD}"), (#"\ud83d\n"#, "\u{FFFD}\n"),
        (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"), (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"a\"\\\/b"#, "a\"\\/b"),
    ])
    func `escapes in JSON are read`(escaped: String, text: String) {
        #expect(JSON("\"\(escaped)\"") == .string(text))
    }

    @Test func `a rule is explained with its examples`() {
        for rule in Rule.all {
            #expect(Explanation.of(rule).contains(rule.reason) && Explanation.of(rule).contains("Breaks it:"))
            #expect(!Explanation.of(rule).contains(" \n"), "\(rule.id)")
            #expect(Explanation.overview().contains(rule.id))
        }
    }
}
