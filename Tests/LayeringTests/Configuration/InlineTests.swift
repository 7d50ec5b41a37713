import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// An exception may stand in the source, in a comment, and then lets what is on one line pass.
@Suite struct InlineTests {
    @Test(arguments: [
        "struct LoadUseCase {} // layering:allow use-case ours decide",
        "struct LoadUseCase {} //layering:allow\tuse-case  ours",
        "// layering:allow use-case ours\nstruct LoadUseCase {}",
        "\u{FEFF}// layering:allow use-case ours\nstruct LoadUseCase {}",
        "let a = 1\r\n  // layering:allow use-case ours\r\n\r\n/// A comment.\r\nstruct LoadUseCase {}",
        "let a = 1\r  // layering:allow use-case ours\rstruct LoadUseCase {}\rlet b = 1",
        "// layering:allow use-case a\n// layering:allow shared-instance b\nlet c = d.shared; class AUseCase {}",
        "// layering:allow use-case a\nlet c = d.shared; class AUseCase {} // layering:allow shared-instance b",
        "struct LoadUseCase { struct SaveUseCase {} } // layering:allow use-case both",
        "let a = \"\\(a.shared // layering:allow shared-instance a\n)\"",
        "#if os(Windows)\nlet a = /a\"/; struct LoadUseCase {} // layering:allow use-case a\n#endif",
    ])
    func `what it names passes on its line, or on that of the next code`(code: String) {
        #expect(findings(code) == [])
    }

    @Test(arguments: [
        ("let a = \"// layering:allow use-case a\"; struct LoadUseCase {}", ["1:48 `struct LoadUseCase` is a"]),
        ("f(\"\"\"\n  // layering:allow use-case a\n  \"\"\")\nstruct LoadUseCase {}", ["4:8 `struct LoadUseCase` is"]),
        ("/* layering:allow use-case a */ struct LoadUseCase {}", ["1:40 `struct LoadUseCase` is a"]),
        ("/* // layering:allow use-case a\n */ struct LoadUseCase {}", ["2:12 `struct LoadUseCase` is a"]),
        ("/// layering:allow use-case a\nstruct LoadUseCase {}", ["2:8 `struct LoadUseCase` is a"]),
        ("// See layering:allow use-case a\nstruct LoadUseCase {}", ["2:8 `struct LoadUseCase` is a"]),
        (
            "let a = 1 // layering:allow use-case a\nstruct LoadUseCase {}",
            ["1:14 nothing needs the exception from use-case any more", "2:8 `struct LoadUseCase` is a"]
        ),
        ("// layering:allow use-case a\nlet a = 1", ["1:4 nothing needs the exception from use-case any more"]),
        ("let a = 1\n// layering:allow use-case a", ["2:4 nothing needs the exception from use-case any more"]),
        ("// layering:allow", ["1:4 the exception names no rule"]),
        ("  // layering:allow use-case  \r\n", ["1:21 the exception does not say why"]),
        ("let é = 1 // layering:allow use-cases a", ["1:30 no rule is named `use-cases`"]),
        ("// layering:allow configuration a", ["1:19 no rule is named `configuration`"]),
        ("// layering:allow unreadable-source a", ["1:19 no rule is named `unreadable-source`"]),
        ("// layering:disable use-case a", ["1:4 `layering:disable` says nothing that is understood"]),
    ])
    func `anything else is an error at its place, or nothing`(code: String, expected: [String]) {
        let found = findings(code)
        #expect(found.count == expected.count, "\(found)")
        for (one, other) in zip(found, expected) { #expect(one.hasPrefix(other), "\(found)") }
    }

    @Test func `the baseline does not count what an exception in the source lets pass`() {
        let code = "struct LoadUseCase {} // layering:allow use-case a\nstruct LoadUseCase {}"
        #expect(findings(code, "baseline\n    use-case Domain/A.swift LoadUseCase 1") == [])
        #expect(check("").unexcepted(SourcesInMemory(["Domain/A.swift": code])).map(\.place.line) == [2])
    }

    @Test func `the audit accepts those of the check, and judges its own`() {
        let code = """
            let a = 1 // layering:allow observable-object a
            let b = 1 // layering:allow-audit observable-object b
            let c = 1 // layering:allow-audit observable-object c
            """
        let symbol = Symbol(module: "Combine", name: "ObservableObject", kind: .type)
        let uses = [1, 2, 4].map { Use(0, at: Place(line: $0, column: 9)) }
        let found = check("").findings(
            in: PackageUses(symbols: [symbol], files: [FileUses(path: "Domain/A.swift", target: 0, uses: uses)]),
            today: "2026-01-01", sources: SourcesInMemory(["Domain/A.swift": code]))
        let rest = found.filter { $0.rule != "framework" }
        #expect(rest.map { "\($0.place.line) \($0.rule)" } == ["3 configuration", "4 observable-object"])
        let seen = findings(code)
        #expect(seen == ["1:14 nothing needs the exception from observable-object any more"])
    }

    private func findings(_ code: String, _ permission: String = "") -> [String] {
        check(permission)
            .findings(today: "2026-01-01", expired: .error, sources: SourcesInMemory(["Domain/A.swift": code]))
            .map { "\($0.place.line):\($0.place.column) \($0.what)" }
    }

    private func check(_ permission: String) -> Check {
        let text = SamplePackage.configuration + "\n" + permission
        var package = SamplePackage.facts(of: Example("Domain", ""))
        for number in package.targets.indices { package.targets[number].dependencies = [] }
        for number in package.targets.indices { package.targets[number].isGated = true }
        return Check(package, Configuration.read(text, path: "layering.config").configuration)
    }
}
