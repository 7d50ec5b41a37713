import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A header is its target's, by whatever path it is included.
@Suite struct HeaderTests {
    /// `Core` and `Net` are in C, `App` and `Kit` in Swift; `Net` may use `Core` and depends on it.
    private static let package = """
        package\tSample
        target\tCore\tlibrary\tSources/Core
        source\tSources/Core/core.c
        source\tSources/Core/private.h
        source\tSources/Core/include/core.h
        source\tSources/Core/include/Core/types.h
        source\tSources/Core/include/config.h
        headers\tSources/Core/include
        target\tNet\tlibrary\tSources/Net
        dependency\tCore
        product\tCrypto
        source\tSources/Net/net.c
        source\tSources/Net/src/config.h
        source\tSources/Net/include/net.h
        headers\tSources/Net/include
        search\tSources/Net/../Odd/hidden
        target\tOdd\tlibrary\tSources/Odd
        source\tSources/Odd/hidden/odd_private.h
        source\tSources/Odd/include/odd.h
        headers\tSources/Odd/include
        target\tKit\tlibrary\tSources/Kit
        source\tSources/Kit/Kit.swift
        library\tCrypto\tcrypto\tknown
        module\tCCrypto
        """

    private static let configuration = """
        layer Core
            targets Core
        layer Net
            targets Net
            uses Core
            frameworks CCrypto
        layer Others
            targets Odd Kit
        """

    @Test(arguments: [
        ("#include \"core.h\"", nil), ("#include <core.h>", nil), ("#include <Core/types.h>", nil),
        ("#include \"net.h\"", nil), ("#include \"include/net.h\"", nil), ("#include \"src/config.h\"", nil),
        ("#include <stdio.h>", nil), ("#include <sys/types.h>", nil), ("#include <CCrypto/a.h>", nil),
        ("#include \"../Core/private.h\"", nil), ("#define X \"not_ours.h\"", nil), ("#include <odd.h>", nil),
        ("#include \"odd.h\"", "layer-dependency Odd"), ("#include \"../Odd/include/./odd.h\"", "layer-dependency Odd"),
        ("#include \"odd_private.h\"", "layer-dependency Odd"), ("#include <odd_private.h>", "layer-dependency Odd"),
        ("#include \"../Odd/hidden/odd_private.h\"", "layer-dependency Odd"),
        ("#include <Odd/anything.h>", "layer-dependency Odd"), ("#import \"Kit-Swift.h\"", "layer-dependency Kit"),
        ("#import <Kit/Kit-Swift.h>", "layer-dependency Kit"), ("@import Odd;", "layer-dependency Odd"),
        ("#define X \"../Odd/include/odd.h\"\n#include X", "layer-dependency Odd"),
        ("#define H(x) <x.h>\n#include H(odd)", "undeclared-dependency H"),
        ("#include HEADER", "undeclared-dependency HEADER"),
        ("#import <UIKit/UIView.h>", "framework UIKit"), ("@import Foundation;", "framework Foundation"),
        ("#include <CoreFoundation/CoreFoundation.h>", "framework CoreFoundation"), ("#include <X11/Xlib.h>", nil),
    ])
    func `an include is a dependency on the target of the header`(code: String, expected: String?) throws {
        let found = try findings(in: ["Sources/Net/net.c": "#include \"core.h\"\n\(code)"])
        #expect(found.map { "\($0.rule) \($0.name)" } == [expected].compactMap(\.self))
        #expect(found.allSatisfy { $0.path == "Sources/Net/net.c" && $0.place.line > 1 })
    }

    @Test(arguments: [
        ("Sources/Core/core.c", "#include \"net.h\"", "layer-dependency Net"),
        ("Sources/Net/net.c", "#include <stdio.h>", "unused-dependency Net->Core"),
        ("Sources/Net/include/net.h", "#include \"core.h\"", nil),
        ("Sources/Core/core.c", "int x;", nil),
    ])
    func `a header counts as a source does`(path: String, code: String, expected: String?) throws {
        var files = ["Sources/Net/net.c": "#include \"core.h\""]
        if path.hasPrefix("Sources/Net") { files = [:] }
        let found = try findings(in: files.merging([path: code]) { $1 })
        #expect(found.map { "\($0.rule) \($0.name)" } == [expected].compactMap(\.self))
    }

    @Test(arguments: [
        ("#define HEADER <core.h>", nil), ("#define HEADER \\\n  \"config.h\"", nil),
        ("#define OTHER <core.h>", "undeclared-dependency HEADER"), ("", "undeclared-dependency HEADER"),
        ("#define HEADER <core.h>\n#define HEADER MADE(x)", "undeclared-dependency HEADER"),
        ("#define HEADER \"../../Odd/include/odd.h\"", "layer-dependency Odd"),
    ])
    func `a macro may be a header in another file`(header: String, expected: String?) throws {
        let found = try findings(in: [
            "Sources/Net/net.c": "#include \"core.h\"\n#include HEADER", "Sources/Net/include/net.h": header,
        ])
        #expect(found.map { "\($0.rule) \($0.name)" } == [expected].compactMap(\.self))
    }

    @Test(arguments: [
        ("#include \"odd.h\" // layering:allow layer-dependency it moves soon", []),
        ("#include /* a */ \"odd.h\" /* b */ // layering:allow layer-dependency it moves soon", []),
        ("  // layering:allow layer-dependency it moves soon\r\n// more\r\n\r\n#import \"odd.h\"", []),
        ("/* // layering:allow layer-dependency a */\n#include \"odd.h\"", ["layer-dependency 3"]),
        ("char *s = \"// layering:allow layer-dependency a\";\n#include \"odd.h\"", ["layer-dependency 3"]),
        (
            "// layering:allow layer-dependency a\nint x;\n#include \"odd.h\"",
            ["configuration 2", "layer-dependency 4"]
        ),
        ("int x; // layering:allow no-such a", ["configuration 2"]),
        ("// layering:allow layer-dependency a", ["configuration 2"]),
    ])
    func `an exception may stand in a source in C`(code: String, expected: [String]) throws {
        for path in ["Sources/Net/net.c", "Sources/Net/include/net.h"] {
            let check = try check()
            var files = ["Sources/Net/net.c": "#include \"core.h\""]
            files[path] = "#include \"core.h\"\n\(code)"
            let found = check.findings(today: "2026-01-01", expired: .error, sources: try sources(files))
            #expect(found.filter { $0.path == path }.map { "\($0.rule) \($0.place.line)" } == expected)
        }
    }

    /// `Core` says what the macro is, and so does `Odd`, which `Net` does not see.
    @Test(arguments: [
        ("Core/include/core.h", "#define BACKEND \"odd.h\"", "", "layer-dependency Odd"),
        ("Core/include/core.h", "#define BACKEND \"config.h\"", "", nil),
        ("Core/include/core.h", "#define BACKEND <stdio.h>\n#define BACKEND \"odd.h\"", "", "layer-dependency Odd"),
        ("Core/include/core.h", "#define BACKEND \"config.h\"\n#define BACKEND A", "", "undeclared-dependency BACKEND"),
        ("Odd/include/odd.h", "#define BACKEND \"config.h\"", "", "undeclared-dependency BACKEND"),
        ("Net/include/net.h", "#define BACKEND \"odd.h\"", "", "layer-dependency Odd"),
        (
            "Net/include/net.h", "#define BACKEND \"net.h\"", ".define(\"BACKEND\", to: \"\\\"odd.h\\\"\")",
            "undeclared-dependency BACKEND"
        ),
        ("Net/include/net.h", "#define BACKEND \"net.h\"", ".define(\"OTHER\")", nil),
        (
            "Net/include/net.h", "#define BACKEND \"net.h\"", ".unsafeFlags([\"-DBACKEND=a\"])",
            "undeclared-dependency BACKEND"
        ),
    ])
    func `an include by a macro counts where it is`(
        header: String, definition: String, setting: String, expected: String?
    ) throws {
        let source = "Sources/Net/net.c"
        let found = try findings(
            in: [source: "#include \"core.h\"\n#include BACKEND", "Sources/\(header)": definition], setting
        )
        .filter { $0.path == source || header.hasPrefix("Net") }
        #expect(found.map { "\($0.rule) \($0.name)" } == [expected].compactMap(\.self))
        #expect(found.allSatisfy { header.hasPrefix("Net") || $0.place == Place(line: 2, column: 10) })
    }

    private func findings(in files: [String: String], _ settings: String = "") throws -> [Finding] {
        try check(settings).raw(sources(files))
    }

    private func check(_ settings: String = "") throws -> Check {
        let (configuration, wrong) = Configuration.read(Self.configuration, path: "layering.config")
        #expect(wrong == [])
        return Check(try PackageFacts(fileText: Self.package), configuration, manifest: settings)
    }

    private func sources(_ files: [String: String]) throws -> SourcesInMemory {
        let package = try PackageFacts(fileText: Self.package)
        let empty = Dictionary(uniqueKeysWithValues: package.targets.flatMap(\.sources).map { ($0, "") })
        return SourcesInMemory(empty.merging(files) { $1 })
    }
}
