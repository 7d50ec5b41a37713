import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A finding about a dependency knows its target, and points at its line.
@Suite struct ManifestTests {
    private static let usual = """
        let package = Package(
            products: [.library(name: "Data", targets: ["Data"])],
            dependencies: [.package(path: "../Data")],
            targets: [
                .target(name: "App", dependencies: ["Data", "Domain"]),
                // .target(name: "Domain", dependencies: ["Data"]), /* ) /* " */ .target(name: "App") */
                .target(
                    name: "Domain",
                    dependencies: [
                        .product(name: "Tools", package: "tools"), .target(name: "Data"),
                    ]),
                .target(name: "Data", path: "D\\"ata)"), .target(name: "DataTests", dependencies: ["Data", "App"]),
                feature("Home", uses: ["Data"]), tests("Home", with: ["Data"]),
            ])
        """

    @Test(arguments: [
        ("App", "Data", Place(line: 5, column: 45)), ("App", "Domain", Place(line: 5, column: 53)),
        ("Domain", "Data", Place(line: 10, column: 74)), ("Data", "Domain", Place(line: 12, column: 23)),
        ("DataTests", "Data", Place(line: 12, column: 91)), ("DataTests", "App", Place(line: 12, column: 99)),
        ("Home", "Data", Place(line: 13, column: 32)), ("HomeTests", "Data", Place(line: 13, column: 63)),
        ("Gone", "Data", Place(line: 1, column: 1)),
    ])
    func `a dependency is found among what is said of its target`(target: String, name: String, place: Place) {
        #expect(Manifest(Self.usual).place(of: name, in: target) == place)
        let windows = Manifest(Self.usual.split(separator: "\n").joined(separator: "\r\n"))
        #expect(windows.place(of: name, in: target) == place)
    }

    @Test(arguments: [
        "\"", "(((", ")))", "\"a\\", "\"a", "//", "/*", "/* /* */", "a/*\n*/(\"a\")", "[\"a\"", "\"\"\"\na\n\"\"\"",
        "a(\"b\")]}", "(\"é\")",
    ])
    func `any text is read to its end`(text: String) {
        _ = Manifest(text).place(of: "a", in: "b")
    }

    @Test(arguments: [
        ("exception layer-dependency Package.swift Home->Data\n    reason \"a\"\n    owner B\n    until 2099-01-01"),
        ("baseline\n    layer-dependency Package.swift Home->Data 1"),
    ])
    func `a dependency that is let pass in one target is an error in another`(permission: String) {
        let (configuration, _) = Configuration.read(
            SamplePackage.configuration + "\n" + permission + "\n", path: "layering.config")
        let example = Example([:], dependencies: ["Home": ["Data"], "Orders": ["Data"]])
        let check = Check(SamplePackage.facts(of: example), configuration, manifest: Self.usual)
        let found = check.findings(today: "2026-01-01", expired: .error, sources: SourcesInMemory([:]))
        #expect(found.filter { $0.rule == "layer-dependency" }.map(\.name) == ["Orders->Data"])
        #expect(!found.contains { $0.rule == Finding.configuration })
    }
}
