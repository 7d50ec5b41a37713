import Testing

@testable import LayeringEngine

/// The facts of a package are read as written.
@Suite struct FactsTests {
    @Test func `a file of facts gives the same facts again`() throws {
        var facts = SamplePackage.facts(of: Example("Domain", "let x = 1"))
        facts.manifest = "abc"
        facts.targets[1].gateFile = "/a b/package.facts"
        facts.targets[1].isGated = false
        #expect(try PackageFacts(fileText: facts.fileText) == facts)
    }

    @Test(arguments: ["target\tA", "colour\tred", "dependency\tA", "target\tA\tghost\tA", "package\tA\tB"])
    func `a line that makes no sense is named`(line: String) {
        #expect(throws: PackageFacts.Unreadable.self) { try PackageFacts(fileText: "package\tA\n\(line)\n") }
    }

    /// SwiftPM derives module names this way.
    @Test(arguments: [
        ("Domain", "Domain"), ("writing-workstation", "writing_workstation"), ("a.b c", "a_b_c"), ("A_1", "A_1"),
    ])
    func `a target is found by its module, whose name is one in Swift`(target: String, module: String) throws {
        let package = try PackageFacts(fileText: "target\t\(target)\tlibrary\tA\n")
        #expect(package.targets.map(\.module) == [module])
        let (configuration, _) = Configuration.read(SamplePackage.configuration, path: "layering.config")
        let check = Check(package, configuration, manifest: "")
        #expect(check.layered.numbers[module] == 0)
        #expect(check.layered.numbers[target] == 0)
    }

    @Test func `who left the same manifest behind has the gate`() throws {
        var facts = try PackageFacts(
            fileText: """
                manifest\t1
                target\tA\tlibrary\tA
                gate\t/A
                target\tB\tlibrary\tB
                gate\t/B
                target\tC\tlibrary\tC
                gate\t/C
                """)
        facts.settleGates { ["/A": "package\tX\nmanifest\t1\n", "/B": "manifest\t2\n"][$0] }
        #expect(facts.targets.map(\.isGated) == [true, false, false])
    }
}
