import Testing

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

    @Test func `SARIF names every rule and places each result`() throws {
        let json = try #require(JSON(Report.sarif.written([finding])))
        #expect(json["version"] == .string("2.1.0"))
        let run = try #require(json["runs"]?.elements.first)
        #expect(run["tool"]?["driver"]?["rules"]?.elements.count == Rule.all.count)
        let result = try #require(run["results"]?.elements.first)
        #expect(result["ruleId"] == .string("use-case"))
        let place = result["locations"]?.elements.first?["physicalLocation"]
        #expect(place?["region"]?["startColumn"] == .number(8))
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

    @Test func `a rule is explained with its examples`() {
        for rule in Rule.all {
            #expect(Explanation.of(rule).contains(rule.reason) && Explanation.of(rule).contains("Keeps it:"))
            #expect(Explanation.overview.contains(rule.id))
        }
    }
}
