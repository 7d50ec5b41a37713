import Testing

@testable import LayeringEngine

/// An impossible configuration is refused, with the place.
@Suite struct ConfigurationTests {
    private static let domain = "layer Domain\n    role domain\n    targets Domain\n"

    @Test(arguments: [
        ("", "1:1 no layer is declared"),
        ("layers Domain", "1:1 `layers Domain` begins no section"),
        ("rules nonsense", "1:7 no set of rules is named `nonsense`"), ("rules", "1:1 `rules` begins no section"),
        ("    targets A", "1:5 this line belongs to nothing"),
        (domain + "    color red", "4:5 `color` says nothing here that is understood"),
        (domain + "    targets Again", "4:5 `targets` is a duplicate"),
        (domain + "    uses", "4:5 `uses` has no value"),
        ("layer A\n    role queen\n    targets A", "2:10 there is no role `queen`"),
        ("layer A\n    targets A\n    owns files", "3:10 nothing named `files` can be owned"),
        ("layer A", "1:7 the layer A has no targets"),
        (domain + domain, "4:7 there are two layers named Domain"),
        ("layer A\n    targets A\n    uses A Ghost", "3:12 there is no layer Ghost"),
        ("layer A\n    targets A\n    tests Ghost", "3:11 there is no layer Ghost"),
        (
            domain + "    uses Data\nlayer Data\n    role data\n    targets Data",
            "4:10 a layer with the role domain cannot use one with the role data"
        ),
        ("layer F\n    role feature\n    targets F\n    uses F", "4:10 features do not use each other"),
        (
            "layer A\n    targets A\n    uses B\nlayer B\n    targets B\n    uses A",
            "3:10 the layer A uses itself through others"
        ),
        (domain + "    only Domain", "4:10 nothing of Domain is named"),
        (domain + "    only Ghost A", "4:10 there is no layer Ghost"),
        (domain + "    only Domain A", "4:10 the layer Domain does not use Domain"),
        (domain + "    exports Ghost", "4:13 there is no layer Ghost"),
        ("layer A\n    targets A\n    exports B\nlayer B\n    targets B", "3:13 the layer A does not use B"),
        ("layer A\n    targets A\n    only B C\n    only B D", "4:5 `only` is a duplicate"),
        ("layer A\n    targets A\n    only B C\nlayer B\n    targets B", "3:10 the layer A does not use B"),
        (domain + "exception no-rule A.swift", "4:11 no rule is named `no-rule`"),
        (domain + "skip use-case", "4:1 `skip use-case` does not say why"),
        (domain + "skip use-case\n    reason a\n    layers Ghost", "6:12 there is no layer Ghost"),
        (domain + "exception use-case A.swift\n    owner me", "4:1 the exception does not say why"),
        (
            domain + "exception use-case A.swift\n    reason a\n    until 2027-01-31",
            "4:1 the exception expires and nobody looks after it"
        ),
        (domain + "exception use-case A.swift\n    for me", "5:9 an exception cannot be for `me`"),
        (domain + "exception use-case A.swift\n    until 2027-02-29", "5:11 `2027-02-29` is no day"),
        (domain + "    role data app", "4:10 there is no role `data app`"),
        (domain + "    tests Domain Other", "4:18 `tests` has one value"),
        (domain + "skip use-case\n    reason \"a b", "5:12 nothing closes this quote"),
        (domain + "# \u{FFFD}", "4:3 this line is not all text"),
        (domain + "exception use-case A.swift\n    until soon", "5:11 `soon` is no day"),
        (domain + "baseline\n    use-case A.swift B", "5:5 this is no line of a baseline"),
        (domain + "baseline\n    use-case A.swift B 9223372036854775807", "5:5 this is no line of a baseline"),
    ])
    func `an error is refused at its place`(text: String, expected: String) {
        let findings = Configuration.read(text, path: "layering.config").findings
        let texts = findings.map { "\($0.place.line):\($0.place.column) \($0.what)" }
        #expect(texts.contains(expected), "\(texts)")
    }

    @Test func `what is written is read`() throws {
        let text = """
            # A comment.
            layer Domain   # and another
                role domain
                targets Domain "Two Words"
                frameworks Foundation
                owns io
            exception use-case Domain/*.swift LoadUseCase
                reason "until the rewrite"
                owner Ana
                until 2027-01-31
            skip shared-instance
                reason "we like it"
            baseline
                use-case "A B.swift" C 2
            rules views models
            """
        let (configuration, findings) = Configuration.read(text, path: "layering.config")
        #expect(findings == [])
        #expect(configuration.holds(.viewPart) && configuration.holds(.featureTask))
        #expect(!Configuration(path: "a").holds(.viewPart) && Configuration(path: "a").holds(.featureTask))
        let layer = try #require(configuration.layers.first)
        #expect(layer.role == .domain && layer.targets.map(\.text) == ["Domain", "Two Words"] && layer.owns == [.io])
        #expect(layer.targets.map(\.place) == [Place(line: 4, column: 13), Place(line: 4, column: 20)])
        #expect(configuration.exceptions.map(\.until) == ["2027-01-31"])
        #expect(configuration.skips.map(\.rule) == ["shared-instance"] && configuration.skips[0].reason == "we like it")
        let (place, count) = (Place(line: 14, column: 5), Place(line: 14, column: 28))
        #expect(
            configuration.baseline == [
                Known(rule: "use-case", path: "A B.swift", name: "C", count: 2, place: place, countPlace: count)
            ])
    }

    @Test func `a byte order mark and returns before line feeds change nothing`() throws {
        let text = Self.domain + "skip use-case\n    reason \"a b\"\nskip ghost\n    reason\n"
        let windows = Configuration.read("\u{FEFF}" + text.replacing("\n", with: "\r\n"), path: "a")
        #expect(windows.findings == Configuration.read(text, path: "a").findings)
        #expect(windows.findings.map(\.place) == [(6, 1), (6, 6), (7, 5)].map(Place.init))
        #expect(windows.configuration.layers.map(\.targets).map { $0.map(\.text) } == [["Domain"]])
        #expect(windows.configuration.layers.first?.place == Place(line: 1, column: 10))
    }

    @Test(arguments: [
        ("*Tests", "AppTests", true), ("Features/*", "Features/Home", true), ("Features/*", "Features/Home/Kit", false),
        ("a*b*c", "a1b2bc", true), ("a*b*c", "a1c", false), ("*", "a/b", false), ("a", "a", true), ("", "", true),
    ])
    func `a star matches anything but a slash`(pattern: String, text: String, expected: Bool) {
        #expect(Glob.matches(pattern, text) == expected)
    }
}
