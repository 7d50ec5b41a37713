import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A set of rules that holds nowhere is said, since nobody asks for what does nothing.
@Suite struct EmptySetTests {
    @Test(arguments: [
        ("rules views", "other", ["layering.config:1:7: the set views holds in no layer"]),
        ("rules tests data", "domain", ["layering.config:1:7: the set tests holds in no layer"]),
        ("rules views models tests", "app", ["layering.config:1:20: the set tests holds in no layer"]),
        ("rules layers navigation state", "feature", []),
    ])
    func `a set without a layer of its roles is a warning`(line: String, role: String, expected: [String]) {
        let text = "\(line)\nlayer A\n    role \(role)\n    targets A\n"
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        var target = TargetFacts(name: "A", kind: .library, path: "A")
        target.isGated = true
        var package = PackageFacts(name: "P")
        package.targets = [target]
        let found = Check(package, configuration)
            .findings(today: "2026-01-01", expired: .error, sources: SourcesInMemory([:]))
        #expect(wrong == [])
        #expect(found.allSatisfy { $0.severity == .warning && $0.rule == Finding.configuration })
        #expect(
            found.map { "\($0.path):\($0.place.line):\($0.place.column): \($0.what)" } == expected,
            "\(found.map(\.description))")
    }
}
