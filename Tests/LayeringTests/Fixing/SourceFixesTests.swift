import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// Imports are changed only where that cannot change what a source means.
@Suite struct SourceFixesTests {
    @Test(arguments: [
        ("import A\nimport B\nimport A\n", "import A\nimport B\n"),
        ("@testable import A\n  @testable  import A\r\nlet a = 1\n", "@testable import A\nlet a = 1\n"),
        ("import struct A.B\nimport struct A.C\nimport struct A.B\n", "import struct A.B\nimport struct A.C\n"),
        ("import A\nimport A // again\nimport A; import A\n", nil),
        ("import A\n@testable import A\npublic import A\n", nil),
        ("import A\n#if B\nimport A\n#endif\n", nil), ("#if B\nimport A\n#else\nimport A\n#endif\nimport A\n", nil),
        ("let a = \"\"\"\nimport A\nimport A\n\"\"\"\n", nil), ("a.import\nA\na.import\nA\n", nil),
        ("import A\nimport A", nil),
    ])
    func `an import that is there twice goes`(before: String, after: String?) {
        #expect(fixed([before], .library) == [after ?? before])
    }

    @Test(arguments: Self.ofProgram)
    func `a program that shares nothing imports nothing as public`(before: [String], after: [String]?) {
        #expect(fixed(before, .executable) == after ?? before)
        #expect(fixed(before, .test) == after ?? before)
    }

    @Test(arguments: Self.ofLibrary)
    func `a file of a library that shares nothing imports nothing for others`(before: [String], after: [String]?) {
        #expect(fixed(before, .library) == after ?? before)
    }

    private static let ofProgram: [([String], [String]?)] = [
        (["public import A\nlet a = 1\n"], ["import A\nlet a = 1\n"]),
        (["@preconcurrency public import A\n", "import A\n"], ["@preconcurrency import A\n", "import A\n"]),
        (["public import A\n", "public import A\npublic import B\n"], ["import A\n", "import A\nimport B\n"]),
        (["public import A\npublic let a = 1\n"], nil),
        (["public import A\n", "public import A\nopen class B {}\n"], nil),
        (["public import A\n", "internal import A\n"], nil), (["#if B\npublic import A\n#endif\n"], nil),
        (["@_exported public import A\n"], nil), (["public import A\n@inlinable func f() {}\n"], nil),
        (["package import A\n"], ["import A\n"]),
        (["package import A\n", "package import A\npackage let a = 1\n"], nil),
        (["public import A\nextension B: C {}\n"], nil),
        (["public import A\nextension B { }\n"], ["import A\nextension B { }\n"]),
    ]

    private static let ofLibrary: [([String], [String]?)] = [
        (["public import A\nlet a = 1\n"], ["internal import A\nlet a = 1\n"]),
        (["package import A\n"], ["internal import A\n"]),
        (["@preconcurrency public import struct A.B\n"], ["@preconcurrency internal import struct A.B\n"]),
        (
            ["public import A\n", "public import A\npublic let a = B()\n"],
            ["internal import A\n", "public import A\npublic let a = B()\n"]
        ),
        (["public import A\n", "internal import A\n"], ["internal import A\n", "internal import A\n"]),
        (["public import A\npublic import A\n"], ["internal import A\n"]),
        (
            ["public import A\n#if B\n@MainActor let a = #file\n#endif\n"],
            ["internal import A\n#if B\n@MainActor let a = #file\n#endif\n"]
        ),
        (["public import A\n", "import A\n"], nil), (["#if B\npublic import A\n#endif\n"], nil),
        (["public import A\npublic let a = 1\n"], nil), (["public import A\nopen class B {}\n"], nil),
        (["public import A\npackage let a = 1\n"], nil), (["public import A\n@inlinable func f() {}\n"], nil),
        (["public import A\n@usableFromInline func f() {}\n"], nil), (["@_exported public import A\n"], nil),
        (["public import A\nextension B: C {}\n"], nil), (["public import A\n@Made struct B {}\n"], nil),
        (["public import A\n#make\n"], nil), (["import A\nlet a = 1\n"], nil),
    ]

    @Test func `any source is read to its end`() {
        var (mutation, bytes) = (Mutation(seed: 7), [UInt8]())
        for _ in 0..<2_000 {
            mutation.next(into: &bytes)
            let once = SourceFixes.fixed([bytes], of: .test)
            #expect(once[0].count <= bytes.count)
            _ = SourceFixes.fixed([bytes], of: .library)
            var manifest = ManifestText(bytes)
            _ = manifest.remove("A", from: "B")
        }
    }

    private func fixed(_ sources: [String], _ kind: TargetFacts.Kind) -> [String] {
        SourceFixes.fixed(sources.map { Array($0.utf8) }, of: kind).map { String(decoding: $0, as: UTF8.self) }
    }
}
