import Testing

@testable import LayeringEngine

/// A manifest may omit targets that the configuration names.
@Suite struct LeftOutTests {
    @Test(arguments: [
        ("targets Gone", "", ["no target is named `Gone`"]),
        ("targets Gone", ".target(name: \"Gone\")", []),
        ("targets GoneTests", "tests(\"Gone\")", []),
        ("targets GoneTests", "module(\"Gone\")", ["no target is named `GoneTests`"]),
        ("targets Benchmarks/*", "", []),
    ])
    func `a layer names targets that the manifest names`(line: String, manifest: String, expected: [String]) {
        let text = SamplePackage.configuration + "\nlayer More\n    " + line + "\n"
        let (configuration, wrong) = Configuration.read(text, path: "layering.config")
        let package = SamplePackage.facts(of: Example([:]))
        let check = Check(package, configuration, manifest: manifest)
        #expect(wrong == [])
        #expect(check.layered.findings.map(\.what) == expected)
    }
}
