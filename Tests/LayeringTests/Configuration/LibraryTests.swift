import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Libraries of other packages are declared where they are imported, and imported where they are declared.
@Suite struct LibraryTests {
    private static let package = """
        package\tSample
        target\tCore\tlibrary\tCore
        product\tCrypto
        product\tBinary
        product\tEmpty
        product\tnobody-knows
        source\tCore/A.swift
        library\tCrypto\tswift-crypto\tknown
        module\tCrypto
        module\tCryptoExtras
        library\tLog\tswift-log\tknown
        module\tLogging
        module\tTesting
        library\tBoth\tswift-log\tknown
        module\tLogging
        library\tBinary\tsdk\tpartly
        module\tSDKSupport
        library\tEmpty\tsdk\tknown
        """

    @Test(arguments: [
        ("import Crypto", []), ("@testable import struct CryptoExtras.A", []),
        ("import Crypto\nimport SDKSupport", []), ("import Crypto\nimport Testing", []),
        ("import Crypto\nimport Foundation", []), ("import Crypto\nimport Unknown", []),
        ("import Crypto\nimport Logging", ["undeclared-dependency Core/A.swift Logging"]),
        ("import Crypto\n#if canImport(Logging)\nimport Logging\n#endif", []),
        ("import Crypto\nlet x = Logging::a", []),
        ("let x = 1", ["unused-dependency Package.swift Core->Crypto"]),
    ])
    func `a library is declared where it is imported and the other way round`(code: String, expected: [String]) throws {
        #expect(try findings(code).map { "\($0.rule) \($0.path) \($0.name)" } == expected)
    }

    @Test func `a product is declared for the module of its name, wherever that is now`() throws {
        let text = Self.package + "\nlibrary\tMoved\tswift-log\tknown\nmodule\tEmpty\nmodule\tRest"
        let facts = try PackageFacts(fileText: text)
        #expect(try findings("import Crypto\nimport Empty", facts) == [])
        #expect(try findings("import Crypto\nimport Rest", facts).map(\.name) == ["Rest"])
    }

    @Test func `a product with other modules is not declared for the module of its name`() throws {
        let text = Self.package + "\nmodule\tInner\nlibrary\tOther\tswift-log\tknown\nmodule\tEmpty"
        let found = try findings("import Crypto\nimport Inner\nimport Empty", PackageFacts(fileText: text))
        #expect(found.map(\.name) == ["Empty"])
    }

    @Test func `the remedy names the product and its package`() throws {
        let found = try findings("import Crypto\nimport Logging")
        #expect(
            found.map(\.fix) == [
                "Add .product(name: \"Log\", package: \"swift-log\") to the dependencies of Core in Package.swift."
            ])
    }

    @Test func `a layer lists the modules of libraries that it may import`() throws {
        let found = try findings("import Crypto\nimport Logging", frameworks: "Crypto")
        #expect(found.map { "\($0.rule) \($0.name)" } == ["framework Logging"])
    }

    @Test func `what other plugins make may use anything`() throws {
        var facts = try PackageFacts(fileText: Self.package)
        facts.targets[0].isGenerated = true
        #expect(try findings("let x = 1", facts) == [])
        #expect(facts.noteAboutPlugins == "note: what other plugins make for Core is not read\n")
        facts.targets[0].isGenerated = false
        #expect(facts.noteAboutPlugins.isEmpty)
    }

    @Test func `the packages and their libraries are read as SwiftPM prints them`() {
        let dependencies = """
            {"identity": "p", "path": "/p", "dependencies": [
                {"identity": "a", "path": "/a", "dependencies": [{"identity": "b", "path": "/b", "dependencies": []}]},
                {"identity": "b", "path": "/b", "dependencies": []}
            ]}
            """
        #expect(LibraryFacts.folders(in: dependencies) == ["a": "/a", "b": "/b"])
        let dump = """
            {"name": "A", "products": [
                {"name": "One", "targets": ["a-b", "Macros"], "type": {"library": ["automatic"]}},
                {"name": "Two", "targets": ["Closed", "Open"], "type": {"library": ["static"]}},
                {"name": "tool", "targets": ["tool"], "type": {"executable": null}},
                {"name": "plug", "targets": ["plug"], "type": {"plugin": null}}
            ], "targets": [
                {"name": "a-b", "type": "regular"}, {"name": "Macros", "type": "macro"},
                {"name": "Closed", "type": "binary"}, {"name": "Open", "type": "regular"}
            ]}
            """
        var (one, two) = (
            LibraryFacts(name: "One", package: "a", isKnown: true),
            LibraryFacts(name: "Two", package: "a", isKnown: false)
        )
        one.modules = ["a_b"]
        two.modules = ["Open"]
        #expect(LibraryFacts.all(inDump: dump, of: "a") == [one, two])
    }

    @Test func `a dependency by name is on a target or on a product`() throws {
        let dump = """
            {"name": "P", "targets": [{"name": "A", "type": "regular"}, {"name": "B", "type": "regular", "dependencies": [
                {"byName": ["A", null]}, {"byName": ["Log", null]}, {"product": ["A", "other", null, null]},
                {"target": ["Gone", null]}
            ], "pluginUsages": [{"plugin": ["Maker", null]}]}]}
            """
        let target = try PackageFacts(dump: dump, root: "/nowhere").targets[1]
        #expect(target.dependencies == ["A"] && target.products == ["Log", "A"] && target.isGenerated)
    }

    private func findings(_ code: String, _ facts: PackageFacts? = nil, frameworks: String = "*") throws -> [Finding] {
        let (configuration, wrong) = Configuration.read(
            "layer Core\n    targets Core\n    frameworks \(frameworks)\n", path: "layering.config")
        #expect(wrong == [])
        return Check(try facts ?? PackageFacts(fileText: Self.package), configuration)
            .raw(SourcesInMemory(["Core/A.swift": code]))
    }
}
