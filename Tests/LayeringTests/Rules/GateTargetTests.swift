import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A target without code carries the gate for all that depend on it.
@Suite struct GateTargetTests {
    @Test(arguments: [
        ("", []), ("// Only the gate.\n/* /* */ */", []),
        (
            "let code = 1",
            [
                "unclaimed-target Waiting", "unused-dependency Data->Waiting", "unused-dependency Domain->Waiting",
                "unused-dependency Orders->Waiting",
            ]
        ),
    ])
    func `every target may depend on it, and none has to import it`(source: String, expected: [String]) {
        let uses = ["Domain": ["Waiting"], "Data": ["Waiting"], "Orders": ["Waiting"], "Waiting": []]
        #expect(found(["Waiting/A.swift": source], uses, configured: "") == expected)
    }

    @Test(arguments: [
        ("let a = 1", "// Only a name, for `canImport`.", []), ("// Brings others.", "let a = 1", []), ("", "", []),
        ("let a = 1", "let b = 1", ["unused-dependency Waiting->Domain"]),
    ])
    func `neither a target without code nor its dependencies have to be imported`(
        source: String, other: String, expected: [String]
    ) {
        let uses = ["Domain": [], "Waiting": ["Domain"]]
        let files = ["Waiting/A.swift": source, "Domain/A.swift": other]
        let layer = "\nlayer Waiting\n    targets Waiting\n    uses Domain\n"
        #expect(found(files, uses, configured: layer) == expected)
    }

    @Test func `a layer that has it keeps nobody from it`() {
        let uses = ["Domain": ["Waiting"], "Waiting": []]
        #expect(found(["Waiting/A.swift": ""], uses, configured: "\nlayer Gates\n    targets Waiting\n") == [])
        #expect(
            found(["Waiting/A.swift": "import Swift"], uses, configured: "\nlayer Gates\n    targets Waiting\n")
                == ["layer-dependency Domain->Waiting"])
    }

    @Test func `it does not have to be waited for by what waits already`() {
        let uses = ["Domain": ["Waiting"], "Home": ["Domain"], "Waiting": []]
        let found = found(["Waiting/A.swift": "", "Features/Home/A.swift": "import Domain"], uses, configured: "")
        #expect(found == [])
    }

    @Test func `without a source it is no target, and without the gate an error`() {
        let uses = ["Domain": ["Waiting"], "Waiting": []]
        #expect(found([:], uses, configured: "") == ["unclaimed-target Waiting", "unused-dependency Domain->Waiting"])
        #expect(found(["Waiting/A.swift": ""], uses, configured: "", isGated: false).contains("missing-gate Waiting"))
    }

    /// The findings in the sample package, without those about dependencies that it never imports.
    private func found(
        _ files: [String: String], _ uses: [String: [String]], configured more: String, isGated: Bool = true
    ) -> [String] {
        let rest = ["DesignSystem", "Data", "Home", "Orders", "App", "OrdersTests"]
        let bare = Dictionary(uniqueKeysWithValues: rest.map { ($0, [String]()) })
        var package = SamplePackage.facts(of: Example(files, dependencies: bare.merging(uses) { $1 }))
        for number in package.targets.indices {
            package.targets[number].isGated = isGated || package.targets[number].name != "Waiting"
        }
        let (configuration, _) = Configuration.read(SamplePackage.configuration + more, path: "layering.config")
        let check = Check(package, configuration, manifest: SamplePackage.manifest(of: package))
        return check.raw(SourcesInMemory(files)).map { "\($0.rule) \($0.name)" }.sorted()
    }
}
