import Testing

@testable import LayeringEngine

/// Includes and imports of C, C++ and Objective-C are found in every form, and nowhere else.
@Suite struct IncludeTests {
    @Test(arguments: [
        ("#include <a.h>", ["angled a.h 1:10"]),
        ("#include \"a/b.h\"", ["quoted a/b.h 1:10"]),
        ("#import <A/A.h>\n#import \"b.h\"", ["imported A/A.h 1:9", "quoted b.h 2:9"]),
        ("  #  include\t\"a.h\" // \"b.h\"", ["quoted a.h 1:14"]),
        ("%:include <a.h>", ["angled a.h 1:11"]),
        ("#include_next <a.h>", ["angled a.h 1:15"]),
        ("/* x */ # /* y */ include /* z */ \"a.h\"", ["quoted a.h 1:35"]),
        ("/* x\n*/ #include \"a.h\"", ["quoted a.h 2:13"]),
        ("#inc\\\nlude \"a.h\"\n#include \"b.h\"", ["quoted a.h 2:6", "quoted b.h 3:10"]),
        ("#include \\\r\n \"a.h\"", ["quoted a.h 2:2"]),
        ("\\\n#include \"a.h\"", ["quoted a.h 2:10"]),
        (
            "#if defined(X) && Y\n#include \"a.h\"\n#else\n#include \"b.h\"\n#endif",
            ["quoted a.h 2:10", "quoted b.h 4:10"]
        ),
        ("#define HEADER <a.h>\n#include HEADER", ["defined a.h 1:16", "computed HEADER 2:10"]),
        ("#define HEADER /* b */ \"a.h\"", ["defined a.h 1:24"]),
        ("#define H(x) <x.h>\n#include H(store)", ["computed H 2:10"]),
        ("#define S(x) #x\n#import S(store.h)", ["computed S 2:9"]),
        ("#include MACRO", ["computed MACRO 1:10"]),
        ("#define H MAKE(store)\n#include H", ["computed H 2:10"]),
        (
            "#if X\n#define H <a.h>\n#else\n#define H MAKE(b)\n#endif\n#include H",
            ["defined a.h 2:11", "computed H 6:10"]
        ),
        ("#inc\\ \t\nlude \"a.h\"", ["quoted a.h 2:6"]),
        ("#inc\\ \r\nlude \"a.h\"", ["quoted a.h 2:6"]),
        ("??=include \"a.h\"", ["quoted a.h 1:12"]),
        ("@import A;", ["module A 1:9"]),
        ("int x; @ import\n  A.B; @import C;", ["module A 2:3", "module C 2:16"]),
        ("#pragma clang module import A", ["module A 1:29"]),
        (
            "#include \"a.h\"\r\n#include \"b.h\"\r#include \"c.h\"",
            ["quoted a.h 1:10", "quoted b.h 2:10", "quoted c.h 3:10"]
        ),
        ("let x = 1'000; #include \"b.h\"\n#include \"a.h\"", ["quoted a.h 2:10"]),
        ("char c = '\"';\n#include \"a.h\"", ["quoted a.h 2:10"]),
        ("int a = 0x1'0;\n#include \"a.h\" // '", ["quoted a.h 2:10"]),
        ("#error don't\n#include \"a.h\"", ["quoted a.h 2:10"]),
        ("auto s = R\"(\")\";\n#include \"a.h\"", ["quoted a.h 2:10"]),
        ("auto s = u8R\"x()\" )x\";\n#include \"a.h\"", ["quoted a.h 2:10"]),
        ("\u{FEFF}#include \"a.h\"", ["quoted a.h 1:13"]),
    ])
    func `what is included is found at its place`(source: String, expected: [String]) {
        #expect(included(Array(source.utf8)) == expected)
    }

    @Test(arguments: [
        "// #include \"a.h\"", "/* #include \"a.h\"\n#include \"b.h\" */", "// x \\\n#include \"a.h\"",
        "const char *s = \"\\\n#include <a.h>\";", "auto s = R\"(\n#include <a.h>\n)\";", "int x; #include <a.h>",
        "// x \\ \n#include \"a.h\"", "#include (a)", "#include \"a.h", "#include <>", "#includes <a.h>",
        "#define F(x) <a.h>", "#warning \"a.h\"",
        "[x import]; @\"import A\"; @imports A;", "#pragma once", "#if __has_include(<a.h>)", "#", "@", "#include",
        "\\", "\\  ", "??=",
        "R\"", "R\"aaaaaaaaaaaaaaaaaaaaaaaaa(", "R\"x(", "/*", "'", "#define", "@import", "",
    ])
    func `what is no include is none`(source: String) {
        #expect(included(Array(source.utf8)) == [])
    }

    @Test func `any bytes are read to their end`() {
        var mutation = Mutation(seed: 1)
        var bytes: [UInt8] = []
        for _ in 0..<2000 {
            mutation.next(into: &bytes)
            _ = included(bytes)
        }
    }

    /// `form path line:column` of each.
    private func included(_ bytes: [UInt8]) -> [String] {
        let padded = bytes + [0, 0, 0, 0]
        return padded.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return [] }
            var scan = IncludeScan(start, count: bytes.count)
            scan.run()
            return scan.includes.map { "\($0.form) \($0.path) \($0.place.line):\($0.place.column)" }
        }
    }
}
