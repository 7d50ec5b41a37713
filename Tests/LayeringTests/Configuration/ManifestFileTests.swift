import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The manifest is the one that SwiftPM uses; each row was tried with Swift 6.3.1.
@Suite struct ManifestFileTests {
    @Test(arguments: [
        (["": "6.2", "6.2": "6.2"], ""), (["": "6.0", "6.2": "6.2"], "6.2"), (["": "6.0", "6.2": "5.9"], ""),
        (["": "6.2", "6.3": "5.9"], "6.3"), (["": "6.2", "6": "5.9"], "6"),
        (["": "6.2", "6.3.1": "5.9", "6.3": "6.0"], "6.3.1"), (["": "6.2", "6.3.0": "6.3"], "6.3.0"),
        (["": "6.2", "6.4": "6.3"], ""), (["": "6.4", "6.2": "6.2"], "6.2"),
        (["": "6.4", "6.2": "6.0", "5.9": "5.9"], "6.2"), (["": "6.0", "6.2.1.0": "6.2"], ""), (["": "6.2"], ""),
    ])
    func `the manifest for this version of Swift is chosen`(tools: [String: String], expected: String) throws {
        func name(_ version: String) -> String { version.isEmpty ? "Package.swift" : "Package@swift-\(version).swift" }
        let texts = Dictionary(
            uniqueKeysWithValues: tools.map {
                (name($0), "\n // swift-tools-version: \($1)\nimport PackageDescription\n")
            })
        let swift = try #require(SwiftVersion("6.3.1"))
        let chosen = ManifestFile.name(among: texts.keys.sorted() + ["Package@swift-x.swift"], for: swift) { texts[$0] }
        #expect(chosen == name(expected))
    }

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n", "6.3.1"),
        ("swift-driver version: 1.115 Apple Swift version 6.2 (swiftlang-6.2.0.19.9)\n", "6.2.0"),
        ("Swift version 6.4-dev (LLVM 1, Swift 2)\n", "6.4"), ("no such thing", nil), ("Swift version x", nil),
    ])
    func `the version is what swift prints`(output: String, expected: String?) {
        #expect(SwiftVersion(output: output) == expected.flatMap { SwiftVersion($0) })
    }

    @Test func `a finding about the manifest is in the one that is used`() {
        let (configuration, _) = Configuration.read(SamplePackage.configuration, path: "layering.config")
        let facts = SamplePackage.facts(of: Example([:], dependencies: ["Domain": ["Data"]]))
        let check = Check(facts, configuration, manifest: "\n\"Domain\"", at: "Package@swift-6.2.swift")
        let found = check.raw(SourcesInMemory([:])).filter { $0.rule == "layer-dependency" }
        #expect(found.map { "\($0.path):\($0.place.line)" } == ["Package@swift-6.2.swift:2"])
    }
}
