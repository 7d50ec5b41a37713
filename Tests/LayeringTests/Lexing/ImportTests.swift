import Testing

@testable import LayeringEngine

/// Imports are found in every form, and nowhere else.
@Suite struct ImportTests {
    @Test(arguments: [
        ("import A", ["A 1:8"]),
        ("@testable import A", ["A 1:18"]),
        ("@_spi(B) @_exported public import A", ["A 1:35"]),
        ("package import struct A.B", ["A 1:23"]),
        ("import A.B.C", ["A 1:8"]),
        (
            "import class A.B; import func A.c; import let A.d;import protocol A.E",
            ["A 1:14", "A 1:31", "A 1:47", "A 1:67"]
        ),
        ("let x = 1; import A", ["A 1:19"]),
        ("import A;import B", ["A 1:8", "B 1:17"]),
        ("let a = b.reduce(1, /) + b.reduce(1, /)\nimport A", ["A 2:8"]),
        ("let a: [(Int, Int) -> Int] = [/, -,/]\nimport A", ["A 2:8"]),
        ("let a: (Int, Int) -> Int = /\nimport A\nlet b = c / d", ["A 2:8"]),
        ("f(/,\n  2 / 1)\nimport A", ["A 3:8"]),
        ("import\n\n    A", ["A 3:5"]),
        ("import /* B */ A // import C", ["A 1:16"]),
        ("import // B\n/* import C */ A", ["A 2:16"]),
        ("import/**/A", ["A 1:11"]),
        ("import `A`", ["A 1:8"]),
        ("import `a module`\nimport B", ["a module 1:8", "B 2:8"]),
        ("import typealias A.B\nimport actor\nlet x = 1", ["A 1:18", "actor 2:8"]),
        (
            "#if os(Windows)\nimport A\n#elseif DEBUG\n  import B\n#else\nimport C\n#endif",
            ["A 2:8", "B 4:10", "C 6:8"]
        ),
        ("#if canImport(A)\n#endif", []),
        ("\u{FEFF}import A", ["A 1:11"]),
        ("#!/usr/bin/env swift import B\nimport A", ["A 2:8"]),
        ("import A\rimport B\r\nimport C\r", ["A 1:8", "B 2:8", "C 3:8"]),
        ("// é\nlet é = 1; import Å", ["Å 2:20"]),
        ("import\u{A0}A", ["A 1:9"]),
        ("\u{A0}import\u{A0}A\u{A0};import B", ["A 1:11", "B 1:22"]),
        ("import\0A", ["A 1:8"]),
        ("import\u{B}A; import\u{C}B", ["A 1:8", "B 1:18"]),
        ("let x =\u{A0}/\"/; import A", ["A 1:22"]),
        ("let x = a×A::B", ["A:: 1:12"]),
        ("let x = ¬A::b; import B", ["A:: 1:11", "B 1:24"]),
        ("let a\u{301}×b = 1; import 日本\u{301}", ["日本\u{301} 1:24"]),
        ("\u{2}import A\u{1}; import B\u{3}", ["A 1:9", "B 1:20"]),
        ("let x = A::B()", ["A:: 1:9"]),
        ("let x: `A`::B = A :: c", ["A:: 1:8", "A:: 1:17"]),
        ("import A::B", ["A 1:8", "A:: 1:8"]),
        ("f(import: 1); x.import; let `import` = `import`", []),
        ("func f(import a: Int) {}", []),
        ("let important = 1; imports(A)", []),
        ("let x = a ? b::c : d", ["b:: 1:13"]),
        ("switch x { case .a: import::b }", ["import:: 1:21"]),
    ])
    func `imports are found in every form`(source: String, expected: [String]) {
        #expect(scanned(Array(source.utf8)).importTexts == expected)
    }

    @Test(arguments: [
        "// import B\nimport A", "/* import B */import A", "/* /* import B */ import C */ import A", "/***/import A",
        "/*/ import B */import A", "/**//**/ import A", "// import B\rimport A", "let x = \"import B\"; import A",
        "let x = \"\\\" import B\"; import A", "let x = \"\\\\\"; import A", "let x = #\"\\\" import B\"#; import A",
        "let x = #\"\"\"#; import A", "let x = ##\"\"# import B\"##; import A",
        "let x = \"\"\"\n import B \"\n \"\"\"; import A",
        "let x = \"\"\"\n \\\"\"\" import B\n\"\"\"\nimport A", "let x = #\"\"\"\n \"\"\" import B\n\"\"\"#; import A",
        "let x = \"\\(f(\"import B\")) import C\"; import A", "let x = \"\\(\"\\(\"import B\")\")\"; import A",
        "let x = #\"\\(import B\"#; import A", "let x = \"\"; import A", "let x = \"unclosed import B\nimport A",
        "let x = /import B/; import A", "let x = /\"/; import A", "let x = /[\"']/; import A",
        "let x = /\\/\" import B/; import A",
        "let x = a / b; let y = \"/\"; import A", "let x = a/b/c; import A", "let x = #/ \" import B /#; import A",
        "let x = #/\n \" import B\n/#; import A", "let x = [/\"/, /\"/]; import A", "let x = f(/, 1) + \"/\"; import A",
        "return /\"/\nimport A", "x.split(separator: /\"/) ; import A", "let x = (a) / 2 ; let s = \"/\"; import A",
        "#if A\n\"unclosed\n#endif\nimport A", "let `x y` = 1 ; import A", "let x = 0x1p3/2 ; import A",
    ])
    func `text in comments, strings and regexes is not an import`(source: String) {
        #expect(scanned(Array(source.utf8)).imports.map(\.module) == ["A"])
    }

    @Test(arguments: [
        "let x = ¬FileManager.default", "let x = a×FileManager.default", "let x = a\u{A0}+FileManager.default",
        "let x = FileManager×b", "let x = (FileManager\u{A0}.default)", "let x = \u{2190}FileManager\u{2026}a",
    ])
    func `an operator or a space beyond ASCII is no part of a name`(source: String) {
        #expect(scanned(Array(source.utf8)).hits.map(\.name) == ["FileManager"])
    }

    @Test(arguments: ["let x = éFileManager", "let x = FileManager\u{301}", "let x = FileManager日本.a"])
    func `a letter beyond ASCII is part of a name`(source: String) {
        #expect(scanned(Array(source.utf8)).hits.isEmpty)
    }

    @Test func `code that is interpolated into a string counts`() {
        let source =
            "let a = \"x\\(FileManager.default) \\(\"\\(FileManager.self)\")\"\nlet b = #\"\\#(FileManager.a)\"#"
        #expect(
            scanned(Array(source.utf8)).hits.map(\.place) == [
                Place(line: 1, column: 13), Place(line: 1, column: 39), Place(line: 2, column: 14),
            ])
    }
}
