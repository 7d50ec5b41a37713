import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Exceptions and baselines permit what they name, and unused ones are findings.
@Suite struct PermissionTests {
    private let exception = """
        exception use-case Domain/A.swift LoadUseCase
            reason "rewrite"
            owner Ana
            until 2027-01-31
        """

    @Test func `an exception lets its finding pass until its day`() {
        #expect(findings("struct LoadUseCase {}", exception, today: "2027-01-31") == [])
    }

    @Test func `an expired exception is reported, with the chosen severity`() {
        let late = findings("struct LoadUseCase {}", exception, today: "2027-02-01")
        #expect(late.map(\.severity) == [.error])
        #expect(late.first?.what == "the exception from use-case expired on 2027-01-31; Ana looks after it")
        let built = findings("struct LoadUseCase {}", exception, today: "2027-02-01", expired: .warning)
        #expect(built.map(\.severity) == [.warning])
    }

    @Test func `an exception that nothing needs is an error`() {
        let unused = findings("struct Load {}", exception, today: "2026-01-01")
        #expect(unused.map(\.what) == ["nothing needs the exception from use-case any more"])
    }

    @Test func `a baseline lets pass what it knows and no more`() {
        let baseline = "baseline\n    use-case Domain/A.swift LoadUseCase 1"
        #expect(findings("struct LoadUseCase {}", baseline) == [])
        let more = findings("struct LoadUseCase {}; enum B { struct LoadUseCase {} }", baseline)
        #expect(more.map(\.place) == [Place(line: 1, column: 40)])
    }

    @Test func `a baseline that knows more than there is has to shrink`() {
        let more = findings("struct LoadUseCase {}", "baseline\n    use-case Domain/A.swift LoadUseCase 2")
        #expect(more.map(\.rule) == [Finding.configuration])
        #expect(more.first?.fix == "Run `layering baseline shrink`, so that they stay gone.")
    }

    @Test func `a permanent exception needs neither day nor owner`() {
        let permanent = "exception use-case Domain/*\n    reason \"they decide something\""
        #expect(findings("struct LoadUseCase {}", permanent, today: "2999-12-31") == [])
    }

    @Test func `a rule that is skipped finds nothing`() {
        #expect(findings("struct LoadUseCase {}", "skip use-case\n    reason \"ours\"") == [])
    }

    @Test(arguments: [
        ("layers Domain", true), ("layers Data Domain", true), ("layers Data", false), ("paths Domain", true),
        ("paths Domain/*", true), ("paths D*/A.swift", true), ("paths Dom", false), ("paths Data A.swift", false),
        ("layers Data\n    paths Domain", true),
    ])
    func `a rule may be skipped in some layers and folders`(line: String, isSkipped: Bool) {
        let found = findings("struct LoadUseCase {}", "skip use-case\n    reason \"ours\"\n    \(line)")
        #expect(found.isEmpty == isSkipped)
    }

    @Test func `a rule about dependencies may be skipped in the layer that has them`() {
        let example = Example([:], dependencies: ["Home": ["Data"], "Domain": ["Data"]])
        let skip = "\nskip layer-dependency\n    reason ours\n    layers Features"
        let (configuration, _) = Configuration.read(SamplePackage.configuration + skip, path: "layering.config")
        let found = Check(SamplePackage.facts(of: example), configuration).raw(SourcesInMemory([:]))
        #expect(found.filter { $0.rule == "layer-dependency" }.map(\.name) == ["Domain->Data"])
    }

    private func findings(
        _ code: String, _ permission: String, today: String = "2026-01-01", expired: Finding.Severity = .error
    ) -> [Finding] {
        let text = SamplePackage.configuration + "\n" + permission
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        let found = check(configuration, code)
            .findings(today: today, expired: expired, sources: SourcesInMemory(["Domain/A.swift": code]))
        return wrong + found
    }

    private func check(_ configuration: Configuration, _ code: String) -> Check {
        var package = SamplePackage.facts(of: Example("Domain", code))
        for number in package.targets.indices { package.targets[number].dependencies = [] }
        for number in package.targets.indices { package.targets[number].isGated = true }
        return Check(package, configuration)
    }
}
