import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Several packages of one repository are one graph of targets.
@Suite struct SeveralTests {
    private static let ungated = "missing-gate Features/Package.swift:2:2 Home"

    @Test(arguments: [
        ("Core/Sources/Data/A.swift", "import Domain", []),
        (
            "Features/Sources/Orders/A.swift", "import Domain\nimport Data",
            ["layer-dependency Features/Sources/Orders/A.swift:2:8 Data"]
        ),
        (
            "Features/Sources/Orders/A.swift", "import Domain\nimport Home",
            ["feature-independence Features/Sources/Orders/A.swift:2:8 Home"]
        ),
        (
            "Features/Sources/Orders/A.swift", "import Domain\nimport Shop",
            ["layer-dependency Features/Sources/Orders/A.swift:2:8 Shop"]
        ),
        (
            "Apps/Shop/Sources/Shop/A.swift", "import Data\nimport Orders\nimport Domain",
            ["undeclared-dependency Apps/Shop/Sources/Shop/A.swift:3:8 Domain"]
        ),
        (
            "Apps/Shop/Sources/Shop/A.swift", "import Data",
            ["unused-dependency Apps/Shop/Package.swift:1:12 Shop->Orders"]
        ),
        ("Features/Sources/Home/A.swift", "let a = 1", ["unused-dependency Features/Package.swift:2:10 Home->Core"]),
    ])
    func `every rule holds across packages`(path: String, code: String, expected: [String]) throws {
        let found = try findings([path: code])
        #expect(Set(found) == Set(expected + [Self.ungated]))
    }

    @Test func `a product brings each of its targets`() throws {
        var facts = try SampleRepository.facts()
        facts.targets[2].products.append("Storage")
        #expect(try findings([:], facts).contains("layer-dependency Features/Package.swift:1:2 Orders->Data"))
        #expect(try !findings([:], facts).contains { $0.hasPrefix("unused-dependency") })
    }

    @Test(arguments: [
        ("Core", ["layer-dependency Core/Sources/Domain/A.swift:1:8 Data"]),
        ("Features", [ungated, "configuration layering.config:18:5 Data"]), ("Apps/Shop", []),
    ])
    func `of one package only its own findings are told`(folder: String, expected: [String]) throws {
        let scope = PackageScope(folder: folder, among: SampleRepository.packages.map(\.folder))
        let extra = """

            baseline
                layer-dependency Features/Sources/Home/A.swift Data 1
            """
        let found = try findings(
            ["Core/Sources/Domain/A.swift": "import Data"], configuration: SampleRepository.configuration + extra,
            of: scope)
        #expect(found == expected)
    }

    @Test func `a build is without the packages that it does not depend on`() throws {
        var facts = try SampleRepository.facts()
        facts.targets.removeAll { $0.package != "Core" }
        let text = SampleRepository.configuration.replacing("targets Shop", with: "targets Shop Gone")
        let core = PackageScope(folder: "Core", among: ["Core", "Features", "Apps/Shop"])
        #expect(try findings([:], facts, configuration: text, of: core) == [])
        #expect(try findings([:], facts, configuration: text) == ["configuration layering.config:15:18 Gone"])
    }

    @Test func `targets of two packages have names of their own`() throws {
        var facts = try SampleRepository.facts()
        facts.targets[4].name = "Home"
        #expect(try findings([:], facts).contains("configuration layering.config:1:24 Apps/Shop"))
    }

    private func findings(
        _ changed: [String: String], _ facts: PackageFacts? = nil,
        configuration text: String = SampleRepository.configuration,
        of scope: PackageScope = .everything
    ) throws -> [String] {
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        #expect(wrong == [])
        let check = Check(
            try facts ?? SampleRepository.facts(), configuration, manifests: SampleRepository.manifests, of: scope)
        let sources = SourcesInMemory(SampleRepository.sources.merging(changed) { $1 })
        return check.findings(today: "2026-01-01", expired: .error, sources: sources).map {
            "\($0.rule) \($0.path):\($0.place.line):\($0.place.column) \($0.name)"
        }
    }
}
