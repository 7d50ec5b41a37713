import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A package may have rules for itself, which are held, explained and excepted like those of the engine.
@Suite struct OwnRuleTests {
    private static let rule = """

        skip no-print-debug
            reason "they print"
            paths Domain/Printing
        rule no-print-debug
            pattern ^debugPrint (
            pattern Timer ( … repeats :
            pattern label ( "" )
            layers Domain
            roles data
            message "debug output stays out"
            fix "Use the log"
            severity warning
        """

    private func findings(_ path: String, _ code: String, _ rule: String = Self.rule) -> [Finding] {
        let (configuration, wrong) = Configuration.read(SamplePackage.configuration + rule, path: "layering.config")
        #expect(wrong == [])
        let check = Check(SamplePackage.facts(of: Example([path: code])), configuration)
        return check.findings(today: "2026-01-01", expired: .error, sources: SourcesInMemory([path: code]))
            .filter { $0.path == path || $0.name == "no-print-debug" }
    }

    @Test(arguments: [
        ("Domain/A.swift", ["1:1 debugPrint", "2:7 Timer", "3:3 label"]),
        ("Data/A.swift", ["1:1 debugPrint", "2:7 Timer", "3:3 label"]),
        ("Domain/Printing/A.swift", []), ("Features/Orders/A.swift", []), ("App/A.swift", []),
    ])
    func `it holds in its layers and roles, and is skipped where it says so`(path: String, expected: [String]) {
        let code = "debugPrint(1); a.debugPrint(2)\nlet t=Timer(interval: 1, repeats: true)\na.label(\"x\"); a.label(x)"
        let own = findings(path, code).filter { $0.rule == "no-print-debug" }
        #expect(own.map { "\($0.place.line):\($0.place.column) \($0.name)" } == expected)
        #expect(own.allSatisfy { $0.severity == .warning && $0.fix == "Use the log." })
        if let first = own.first { #expect(first.what == "`debugPrint` does not belong here: debug output stays out") }
    }

    @Test func `a name that the package declares counts, too`() {
        let rule = "\nrule no-legacy\n    pattern LegacyStore\n    message old\n    fix Mend\n"
        let found = findings("Data/A.swift", "struct LegacyStore {}\nlet a: LegacyStore", rule)
        #expect(found.filter { $0.rule == "no-legacy" }.map(\.place.line) == [1, 2])
        #expect(found.first?.severity == .error)
    }

    @Test(arguments: [
        ("debugPrint(1) // layering:allow no-print-debug seen", 0), ("debugPrint(1)", 1),
        ("// layering:allow no-print-debug seen\nlet a = 1", 1),
    ])
    func `it is excepted like any rule`(code: String, count: Int) {
        #expect(findings("Domain/A.swift", code).filter { $0.rule != "terminal-ownership" }.count == count)
    }

    @Test func `it is explained`() throws {
        let (configuration, _) = Configuration.read(SamplePackage.configuration + Self.rule, path: "layering.config")
        let rule = try #require(Explanation.rule(named: "no-print-debug", among: configuration.rules))
        let text = Explanation.of(rule)
        #expect(text.hasPrefix("no-print-debug: debug output stays out.\n\nWhy: It is a rule of this package"))
        #expect(text.contains("Instead: Use the log.\nWhere: in the layer Domain, layers with the role data.\n"))
        #expect(text.contains("    Timer ( … repeats :\n"))
        #expect(Explanation.overview(configuration.rules).contains("no-print-debug"))
    }

    @Test func `a package knows those of the configuration around it`() throws {
        let folder = URL.temporaryDirectory.appending(path: "own-rules-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Core"), withIntermediateDirectories: true)
        try "packages Core\n\(Self.rule)".write(
            to: folder.appending(path: Configuration.fileName), atomically: true, encoding: .utf8)
        for package in ["", "Core"] {
            let rules = Subject.rules(in: folder.appending(path: package).path(percentEncoded: false))
            #expect(rules.contains { $0.id == "no-print-debug" }, "\(package)")
        }
    }

    @Test func `the audit looks for its names, too`() {
        let rule = "\nrule no-log\n    pattern Log . write\n    message a\n    fix b\n"
        let (configuration, _) = Configuration.read(SamplePackage.configuration + rule, path: "layering.config")
        let symbol = Symbol(module: "Other", types: ["Log"], name: "write(_:)", kind: .member)
        let use = FileUses(path: "Domain/A.swift", target: 0, uses: [Use(0, at: Place(line: 1, column: 1))])
        let found = Check(SamplePackage.facts(of: Example("Domain", "")), configuration)
            .raw(PackageUses(symbols: [symbol], files: [use]))
        #expect(found.contains { $0.rule == "no-log" }, "\(found)")
    }

    @Test(arguments: [
        ("rule", "1:1 `rule` begins no section"), ("rule No", "1:6 `No` is no name of a rule"),
        ("rule 1a", "1:6 `1a` is no name of a rule"), ("rule use-case", "1:6 there is a rule use-case already"),
        ("rule configuration", "1:6 there is a rule configuration already"),
        ("rule a\nrule a", "2:6 there is a rule a already"),
        ("rule a\n    message b\n    fix c", "1:6 the rule a looks for nothing"),
        ("rule a\n    pattern b\n    fix c", "1:6 the rule a does not say what is wrong and what to do"),
        ("rule a\n    pattern", "2:5 `pattern` has no value"),
        ("rule a\n    pattern b\n    pattern b", "3:5 `pattern` is a duplicate"),
        ("rule a\n    layers Ghost", "2:12 there is no layer Ghost"),
        ("rule a\n    roles feature queen", "2:19 there is no role `queen`"),
        ("rule a\n    severity bad", "2:14 there is no severity `bad`"),
        ("rule a\n    color red", "2:5 `color` says nothing here that is understood"),
        ("rule a\n    pattern ( … b", "2:13 `( … b` has no name to look for"),
        ("rule a\n    pattern b* (", "2:13 `b* (` has no name to look for"),
        ("rule a\n    pattern \"\"", "2:13 `\"\"` has no name to look for"),
        ("rule a\n    pattern é", "2:13 `é` cannot be looked for"),
        ("rule a\n    pattern a(…b", "2:13 `a(…b` cannot be looked for"),
        ("rule a\n    pattern a ( 12", "2:13 `12` is no name"), ("rule a\n    pattern a !", "2:13 `!` stands alone"),
        ("rule a\n    pattern a ^", "2:13 `^` stands alone"),
        ("rule a\n    pattern a|b.c d", "2:13 `a|b.c` is more than one name"),
        ("rule a\n    pattern a| d", "2:13 `a|` is more than one name"),
        ("rule a\n    pattern *a.b", "2:13 `*a.b` is more than one name"),
        ("rule a\n    pattern a …", "2:13 `a …` has no name and no sign after a gap"),
        ("rule a\n    pattern a … b|c", "2:13 `a … b|c` has no name and no sign after a gap"),
        ("rule a\n    pattern a … b … c … d", "2:13 `a … b … c … d` has more than two gaps"),
        ("rule a\n    pattern !a b", "2:13 `!a b` has `!` before its name"),
        ("rule a\n    pattern \(String(repeating: "a ", count: 101))", "2:13 a pattern has at most 200 bytes"),
        (
            "rule a\n" + (0..<13).map { "    pattern b c d e f g h i j k l x\($0)\n" }.joined(),
            "1:6 the patterns up to here have more than 128 names"
        ),
    ])
    func `an error is refused at its place`(text: String, expected: String) {
        let findings = Configuration.read(text, path: "layering.config").findings
        let texts = findings.map { "\($0.place.line):\($0.place.column) \($0.what)" }
        #expect(texts.contains(expected), "\(texts)")
    }

    @Test func `all names that are watched at once find room`() {
        let views = Set((0..<256).map { "View\($0)" })
        let own = (0..<Pattern.mostOwnNames).map { "rare\($0)" }.joined(separator: " ")
        let names = Names(patterns: [own], roles: [], problem: "e")
        let rule = Rule("a", "b.", reason: "c.", fix: "d.", names: names, bad: [], good: [])
        let index = PatternIndex(Rule.all + [rule], views: views)
        #expect(index.vocabulary.id(ofWord: "last") < Vocabulary.room)
    }
}
