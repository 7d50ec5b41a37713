import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A report in SARIF keeps to the schema, and places findings as its readers count.
@Suite struct SARIFTests {
    private static let path = "Sources/Ä b:c.swift"
    private static let package = ReportedPackage(
        absoluteFolder: "/a b",
        sources: SourcesInMemory([path: "\u{FEFF}let a = Task\nlet b = \"ä😀\"; Task\r\n日;Task\rTask\n"]))

    private static func findings(_ columns: [(line: Int, column: Int)]) -> [Finding] {
        columns.map { line, column in
            Finding(
                rule: "feature-task", path: path, place: Place(line: line, column: column), name: "Task",
                what: "a \"b\"",
                fix: "c.")
        }
    }

    private static let bytes = [(1, 12), (2, 19), (3, 5), (4, 1), (9, 7)]

    private func run(_ findings: [Finding], _ package: ReportedPackage = package) throws -> JSON {
        let json = try #require(JSON(Report.sarif.written(findings, of: package)))
        #expect(SARIFSchema.problems(in: json) == [])
        return try #require(json["runs"]?.elements.first)
    }

    @Test(arguments: [[], [Finding.Severity.error], [.warning], [.error, .warning]])
    func `a report keeps to the schema`(severities: [Finding.Severity]) throws {
        let findings = zip(severities, Self.findings(Self.bytes)).map { severity, finding in
            var finding = finding
            finding.severity = severity
            return finding
        }
        let run = try run(findings)
        let code: Double = severities.contains(.error) ? 1 : 0
        #expect(run["invocations"]?.elements.first?["exitCode"] == .number(code))
        #expect(run["results"]?.elements.map { $0["level"]?.text } == severities.map(\.rawValue))
    }

    @Test func `the schema refuses what it does not know`() throws {
        for (text, count) in [
            ("{}", 2), (#"{"version":"2.0.0","runs":[]}"#, 1), (#"{"version":"2.1.0","runs":[{}]}"#, 1),
        ] {
            let problems = SARIFSchema.problems(in: try #require(JSON(text)))
            #expect(problems.count == count, "\(text)")
        }
    }

    @Test func `columns count UTF-16 code units and leave a byte order mark out`() throws {
        let results = try run(Self.findings(Self.bytes))["results"]?.elements ?? []
        let regions = results.map { $0["locations"]?.elements.first?["physicalLocation"]?["region"]?["startColumn"] }
        #expect(regions == [9, 16, 3, 1, 1].map { .number($0) })
    }

    @Test func `without the file columns stay as they are`() {
        #expect(UTF16Columns.all(of: Self.findings(Self.bytes), SourcesInMemory([:])) == Self.bytes.map(\.1))
    }

    @Test func `paths are encoded and start at the package`() throws {
        let run = try run(Self.findings([(1, 12)]))
        #expect(run["originalUriBaseIds"]?["PACKAGE"]?["uri"] == .string("file:///a%20b/"))
        let location = run["results"]?.elements.first?["locations"]?.elements.first?["physicalLocation"]
        let file = location?["artifactLocation"]
        #expect(file?["uri"] == .string("Sources/%C3%84%20b%3Ac.swift"))
        #expect(file?["uriBaseId"] == .string("PACKAGE"))
    }

    @Test func `a finding is the same one after its line has moved, and two are not`() throws {
        func fingerprints(_ places: [(line: Int, column: Int)]) throws -> [JSON?] {
            try run(Self.findings(places))["results"]?.elements.map { $0["partialFingerprints"] } ?? []
        }
        #expect(try fingerprints([(1, 12), (2, 19)]) == fingerprints([(2, 19), (4, 1)]))
        let two = try fingerprints([(1, 12), (2, 19)])
        #expect(two.count == 2 && two.first != two.last)
    }

    @Test func `every finding has the description of its rule`() throws {
        let rules = try run([])["tool"]?["driver"]?["rules"]?.elements.map { $0["id"]?.text }
        #expect(rules == (Rule.all + Rule.ofTheCheck).map(\.id))
        let index = try run(Self.findings([(1, 12)]))["results"]?.elements.first?["ruleIndex"]
        #expect(index == .number(Double(Rule.all.firstIndex { $0.id == "feature-task" } ?? -1)))
    }
}
