import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The manual's page about the configuration has every word that the parser knows, and no other.
@Suite struct ManualTests {
    @Test func `the grammar has the words that are read`() {
        let known: [[String]] = [
            words(ConfigurationKeyword.Section.self), words(ConfigurationKeyword.Layer.self),
            words(ConfigurationKeyword.Rule.self), words(ConfigurationKeyword.Exception.self),
            words(ConfigurationKeyword.Skip.self), words(Role.self), words(Ownership.self),
            [Finding.Severity.error, .warning].map(\.rawValue),
            [ConfigurationKeyword.audit, InlineScan.allow, InlineScan.allowInAudit],
        ]
        let written = Manual.configuration.page.matches(of: #/"([a-z:-]+)"/#).map { String($0.1) }
        #expect(Set(written).symmetricDifference(known.joined()) == [])
    }

    @Test(arguments: Manual.allCases)
    func `a page fits on a screen`(page: Manual) {
        let lines = page.page.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 41 && lines.allSatisfy { $0.count <= 120 } && page.page.hasSuffix("\n"))
    }

    @Test func `the example of the page about patterns finds what the page says`() throws {
        let lines = Manual.patterns.page.split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex { $0.hasSuffix("rule no-print-debug") })
        let rule = lines[start...].prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }.joined(separator: "\n")
        let text = SamplePackage.configuration + "\n" + rule
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        #expect(wrong == [])
        let code = "debugPrint(a); let t = Timer(interval: 1, repeats: true)"
        let example = Example("Features/Orders", code)
        let found = Check(SamplePackage.facts(of: example), configuration)
            .raw(SourcesInMemory(["Features/Orders/A.swift": code])).filter { $0.rule == "no-print-debug" }
        #expect(found.map(\.place.column) == [1, 24])
        #expect(
            found.first.map { "\($0.what). \($0.fix)" }
                == "`debugPrint` does not belong here: debug output stays out of features. Use the log.")
    }

    private func words<Words: CaseIterable & RawRepresentable<String>>(_: Words.Type) -> [String] {
        Words.allCases.map(\.rawValue)
    }
}
