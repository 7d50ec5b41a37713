import Testing

/// The rules see files as they are.
@Suite struct ReadingTests {
    @Test func `the repository is found`() {
        #expect(Repository.here.paths.isSuperset(of: ["Package.swift", "Domain", "Tests/HouseTests", "scripts/run"]))
        #expect(Repository.here.shell.map(\.path).contains("scripts/lib/set-up"))
    }

    @Test(arguments: [
        ("a // b", "a     "),
        ("a /* /* b */ */ c", "a               c"),
        (#"f("b\" // c") // d"#, #"f("        ")     "#),
        (#"f("b \(g("h") + 1) c")"#, #"f("    g(" ") + 1)  ")"#),
        ("#\"b \" \\(c) \\#(d)\"# e", "#\"            d)\"# e"),
        ("\"\"\"\nb \" c\n\"\"\" d", "\"\"\"\n     \n\"\"\" d"),
        ("#if a", "#if a"),
    ])
    func `comments and strings are blanked`(text: String, expected: String) {
        #expect(blankingWhatIsNoCode(text) == expected)
    }

    @Test(arguments: [
        ("import A", "A"), ("@testable import A", "A"), ("package import struct A.B", "A"),
        ("let x = 1; import A", "A"),
        ("important()", nil),
    ])
    func `imports are recognised`(text: String, expected: String?) {
        #expect(
            SwiftFile(Repository.File(path: "A.swift", text: text)).imports.map(\.module)
                == [expected].compactMap(\.self))
    }

    @Test(arguments: [
        ("package static func a(_ b: Int)", "func a"), ("@MainActor public final class A<B>: C {", "class A"),
        ("package private(set) var a = 1", "var a"), ("package class func a()", "func a"), ("package import A", nil),
        ("package nonisolated struct A {", "struct A"), ("@Observable package final class A {", "class A"),
        ("package init?(a: Int)", "init init"), ("func a()", nil), ("@Test(arguments: []) package func a()", "func a"),
    ])
    func `declarations are recognised`(text: String, expected: String?) {
        let declared = SwiftFile(Repository.File(path: "A.swift", text: text)).visibleDeclarations
        #expect(declared.map { "\($0.kind) \($0.name)" } == [expected].compactMap(\.self))
    }

    @Test func `anchors follow GitHub's rules`() {
        let text =
            "# The `house`, in *short*\n## A [link](b.md)\n## A link\n```\n# no heading\n```\n## Über uns: 1.2 & so"
        let anchors = Markdown(Repository.File(path: "a.md", text: text)).anchors
        #expect(anchors == ["the-house-in-short", "a-link", "a-link-1", "über-uns-12--so"])
    }
}
