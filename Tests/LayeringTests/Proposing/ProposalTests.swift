import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A package without a configuration gets one under which it passes as it is.
@Suite struct ProposalTests {
    private let files = [
        "Domain/A.swift": "import Foundation\nimport Data\n", "Data/A.swift": "import Domain\nlet a = b.shared\n",
        "Features/Orders/A.swift": "import Domain\nimport SwiftUI\nfunc f() { Task { } }; func g() { Task { } }\n",
        "App/A.swift": "import Orders\n", "Tests/OrdersTests/A.swift": "@testable import Orders\nimport Testing\n",
    ]
    private var package: PackageFacts {
        SamplePackage.facts(
            of: Example(
                files,
                dependencies: [
                    "Domain": ["Data"], "DesignSystem": [], "Home": [], "App": ["Orders"], "OrdersTests": ["Orders"],
                    "Data": ["Domain"], "Orders": ["Domain"],
                ]))
    }

    @Test func `the package passes with the proposal`() {
        let sources = SourcesInMemory(files)
        let text = Proposal(package, sources).written
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        #expect(wrong == [])
        let findings = Check(package, configuration).findings(today: "2026-01-01", expired: .error, sources: sources)
        #expect(findings.map(\.description) == [], "\(text)")
    }

    @Test func `the architecture's names get their roles, and the rest is for the baseline`() {
        let text = Proposal(package, SourcesInMemory(files)).written
        #expect(text.contains("layer Domain\n    role domain\n    targets Domain\n    frameworks Foundation\n"))
        #expect(
            text.contains("    role feature\n    targets Home Orders\n    uses Domain\n    frameworks SwiftUI\n"),
            "\(text)")
        #expect(text.contains("baseline\n    feature-task Features/Orders/A.swift Task 2\n"))
        #expect(text.contains("    layer-dependency Domain/A.swift Data 1\n"))
    }

    @Test func `a name with quotes is written so that it is read again`() {
        var package = PackageFacts(name: "Odd")
        for (number, name) in [#"a "b"#, #""c"#, #"d"e f"#].enumerated() {
            var target = TargetFacts(name: name, kind: .library, path: "Sources/\(number)")
            if number > 0 { target.dependencies = [#"a "b"#] }
            package.targets.append(target)
        }
        let text = Proposal(package, SourcesInMemory([:])).text
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        #expect(wrong == [] && configuration.layers.count == 3, "\(text)")
        let found = Check(package, configuration).findings(
            today: "2026-01-01", expired: .error, sources: SourcesInMemory([:]))
        #expect(found.filter { ["unclaimed-target", "layer-dependency"].contains($0.rule) } == [], "\(text)")
    }

    @Test func `what came after the proposal is found`() {
        let sources = SourcesInMemory(files)
        let text = Proposal(package, sources).written
        let (configuration, _) = Configuration.read(text, path: "layering.config")
        var later = files
        later["Features/Orders/A.swift", default: ""] += "import Data\n"
        let findings = Check(package, configuration)
            .findings(today: "2026-01-01", expired: .error, sources: SourcesInMemory(later))
        #expect(findings.map(\.rule) == ["layer-dependency"])
        #expect(findings.map(\.place) == [Place(line: 4, column: 8)])
    }
}
