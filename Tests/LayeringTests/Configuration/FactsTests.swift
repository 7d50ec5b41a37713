import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The facts of a package are read as written.
@Suite struct FactsTests {
    @Test func `a file of facts gives the same facts again`() throws {
        var facts = SamplePackage.facts(of: Example("Domain", "let x = 1"))
        facts.targets[1].gateFile = "/a b/session"
        facts.targets[1].isGated = false
        facts.targets[2].products = ["Crypto", "Log"]
        facts.targets[3].headers = "Home/include"
        facts.targets[3].searched = ["Home/../Other", "Home/x\ty"]
        facts.targets[4].package = "Features"
        facts.libraries = [LibraryFacts(name: "Crypto", package: "a b", isKnown: false)]
        facts.libraries[0].modules = ["Crypto", "_CryptoExtras"]
        #expect(try PackageFacts(fileText: facts.fileText) == facts)
    }

    @Test(arguments: [
        "target\tA", "colour\tred", "dependency\tA", "target\tA\tghost\tA", "package\tA\tB", "module\tA",
        "library\tA\tB", "headers\ta", "product\tA", "of\tA",
    ])
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

    @Test func `who was asked in the same session has the gate, and what else was asked may add sources`() throws {
        var facts = try PackageFacts(
            fileText: ["A", "B", "C"].map { "target\t\($0)\tlibrary\t\($0)\ngate\t/o/\($0)/g/LayeringGate/session\n" }
                .joined())
        let sessions = ["/o/A/g/LayeringGate/session": "1 a", "/o/B/g/LayeringGate/session": "2 a"]
        let plugins = ["/o/A/g": ["LayeringGate"], "/o/B/g": ["LayeringGate", "Maker"], "/o/C/g": ["Maker"]]
        facts.settleGates(in: "1 a", reading: { sessions[$0] }, listing: { plugins[$0] ?? [] })
        #expect(facts.targets.map(\.isGated) == [true, false, false])
        #expect(facts.targets.map(\.isGenerated) == [false, true, true])
    }
}
