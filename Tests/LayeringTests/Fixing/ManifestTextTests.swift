import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Dependencies in a manifest are added and removed where their place is plain, and nothing else is touched.
@Suite struct ManifestTextTests {
    private static func manifest(_ targets: String) -> String {
        "let package = Package(\n    name: \"P\",\n    targets: [\n\(targets)\n    ])\n"
    }

    @Test(arguments: [
        (#".target(name: "T", dependencies: ["A", "X", "B"])"#, #".target(name: "T", dependencies: ["A", "B"])"#),
        (#".target(name: "T", dependencies: ["X", "B"],)"#, #".target(name: "T", dependencies: ["B"],)"#),
        (#".target(name: "T", dependencies: ["A", "X"])"#, #".target(name: "T", dependencies: ["A"])"#),
        (#".target(name: "T", dependencies: ["X"])"#, #".target(name: "T", dependencies: [])"#),
        (#".testTarget(name: "T", dependencies: [ "X", ])"#, #".testTarget(name: "T", dependencies: [])"#),
        (
            #".macro(name: "T", dependencies: [f("X"), .target(name: "X")])"#,
            #".macro(name: "T", dependencies: [f("X")])"#
        ),
        (
            ".target(name: \"T\", dependencies: [\n    \"A\",\n    .product(name: \"X\", package: \"x\"),\n    \"B\"\n])",
            ".target(name: \"T\", dependencies: [\n    \"A\",\n    \"B\"\n])"
        ),
        (
            ".target(name: \"T\", dependencies: [\r\n    \"A\",\r\n    \"X\"\r\n])",
            ".target(name: \"T\", dependencies: [\r\n    \"A\",\r\n])"
        ),
        (
            ".target(name: \"S\", dependencies: [\"X\", .target(name: \"T\")]),\n.target(name: \"T\", dependencies: [\"X\"])",
            ".target(name: \"S\", dependencies: [\"X\", .target(name: \"T\")]),\n.target(name: \"T\", dependencies: [])"
        ),
    ])
    func `a dependency is removed`(before: String, after: String) {
        var text = ManifestText(Array(Self.manifest(before).utf8))
        let isRemoved = text.remove("X", from: "T")
        #expect(isRemoved)
        #expect(String(decoding: text.bytes, as: UTF8.self) == Self.manifest(after))
    }

    @Test(arguments: [
        (#".target(name: "T")"#, #".target(name: "T", dependencies: ["X"])"#),
        (#".target(name: "T", path: "a")"#, #".target(name: "T", dependencies: ["X"], path: "a")"#),
        (#".target(name: "T", dependencies: [])"#, #".target(name: "T", dependencies: ["X"])"#),
        (#".target(name: "T", dependencies: ["A"])"#, #".target(name: "T", dependencies: ["A", "X"])"#),
        (#".target(name: "T", dependencies: ["A", f(b),])"#, #".target(name: "T", dependencies: ["A", f(b), "X",])"#),
        (
            ".target(name: \"T\", dependencies: [\n    \"A\",\n    \"B\",\n])",
            ".target(name: \"T\", dependencies: [\n    \"A\",\n    \"B\",\n    \"X\",\n])"
        ),
        (
            ".target(name: \"T\", dependencies: [\r\n\t\"A\"\r\n])",
            ".target(name: \"T\", dependencies: [\r\n\t\"A\",\r\n\t\"X\"\r\n])"
        ),
    ])
    func `a dependency is added as the others are written`(before: String, after: String) {
        var text = ManifestText(Array(Self.manifest(before).utf8))
        let isAdded = text.add("X", to: "T")
        #expect(isAdded)
        #expect(String(decoding: text.bytes, as: UTF8.self) == Self.manifest(after))
    }

    @Test(arguments: [
        #"target("T", ["X"])"#, #".target(name: t, dependencies: ["X"])"#,
        #".target(name: "T", dependencies: x + ["X"])"#,
        #".target(name: "T", dependencies: ["X"]), .target(name: "T", dependencies: ["X"])"#,
        #".target(name: "S", dependencies: [.target(name: "T", dependencies: ["X"])])"#,
        "#if os(Linux)\n.target(name: \"T\", dependencies: [\"X\"])\n#endif",
        #"// .target(name: "T", dependencies: ["X"])"#,
        #".target(name: "T", dependencies: ["X"].filter { f($0) })"#,
        ".target(name: \"T\", dependencies: [\n    \"X\" // for \"T\"\n])",
        #".target(name: "\(t)T", dependencies: ["X"])"#,
        #".target(name: "T", dependencies: ["X"#, #".target(name: "T", dependencies: ["\(a)X" /* a */])"#, "",
    ])
    func `a place that is in doubt is left alone`(targets: String) {
        for package in [
            Self.manifest(targets), targets, "let a = [\(targets)]\nlet package = Package(name: \"P\", targets: a)",
        ] {
            var text = ManifestText(Array(package.utf8))
            let isRemoved = text.remove("X", from: "T")
            #expect(!isRemoved)
            let isAdded = text.add("Y", to: "T")
            #expect(!isAdded)
            #expect(text.bytes == Array(package.utf8))
        }
    }

    @Test(arguments: [
        #".target(name: "T", dependencies: ["X", "X"])"#, #".target(name: "T", dependencies: ["A" /* "X" */])"#,
        #".target(name: "T", dependencies: [.target(name: "X", condition: .when(platforms: [.linux]))])"#,
        #".target(name: "T", dependencies: ["X" /* why */, "A"])"#, #".target(name: "T", dependencies: ["X" + a])"#,
        #".target(name: "T", dependencies: [/* why */ "X"])"#, #".target(name: "T")"#,
    ])
    func `an element that is in doubt is not removed`(targets: String) {
        var text = ManifestText(Array(Self.manifest(targets).utf8))
        let isRemoved = text.remove("X", from: "T")
        #expect(!isRemoved)
        #expect(text.bytes == Array(Self.manifest(targets).utf8))
    }
}
