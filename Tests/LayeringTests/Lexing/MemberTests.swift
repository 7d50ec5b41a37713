import Testing

@testable import LayeringEngine

/// A name after a dot is a member, unless the dot is part of an operator or follows a module of the system.
@Suite struct MemberTests {
    @Test(arguments: [
        "_ = 1...\n    print(\"x\")", "_ = 1...print(a)", "_ = a ... print(b)", "_ = [1...,print(a)]", "a.+.print(b)",
        "Swift.print(a)", "let a = b...\nSwift\n.print(a)",
    ])
    func `a name after an operator of dots is free`(source: String) {
        #expect(scanned(Array(source.utf8)).hits.map(\.name) == ["print"])
    }

    @Test(arguments: [
        "a.print(b)", "a?.print(b)", "a!.print(b)", "a\n  .print(b)", "a./* b */print(c)", "b.Swift.print(a)",
    ])
    func `a member is not free`(source: String) {
        #expect(scanned(Array(source.utf8)).hits.isEmpty)
    }

    @Test(arguments: [
        ("let all = 1...\nimport Glibc", ["Glibc 2:8"]), ("let all = (1...)\nimport Glibc", ["Glibc 2:8"]),
        ("let all = 1.../* a */\n\nimport struct B.C", ["B 3:15"]), ("a.\nimport", []),
    ])
    func `an import after an operator of dots is one`(source: String, expected: [String]) {
        #expect(scanned(Array(source.utf8)).importTexts == expected)
    }
}
