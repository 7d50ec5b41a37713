import Foundation
import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A project of Xcode is checked by what its build says of it: there is no manifest, and nothing tells what depends on
/// what.
@Suite struct ProjectTests {
    @Test(arguments: [
        ([:], []),
        (["Kit/Store.swift": "import Foundation\nimport Shop"], ["layer-dependency Kit/Store.swift:2:8 Shop"]),
        (["Kit/Store.swift": "import SwiftUI"], ["framework Kit/Store.swift:1:8 SwiftUI"]),
        (
            ["Shop/Views/Start.swift": "let files = FileManager.default"],
            ["io-ownership Shop/Views/Start.swift:1:13 FileManager"]
        ),
        (["Kit/a.c": "#include <Shop/Shop.h>"], ["layer-dependency Kit/a.c:1:10 Shop"]),
        // Xcode finds out itself what an import needs, and what is linked for another reason is not said.
        (["ShopTests/StartTests.swift": "import Testing"], []),
        (
            ["project.facts": SampleProject.facts + "target\tWidget\tapp-extension\nsource\tShop/Views/Start.swift\n"],
            ["unclaimed-target layering.config:1:1 Widget"]
        ),
        (
            ["project.facts": SampleProject.facts.replacing("\tframework\n", with: "\tframework\ndependency\tShop\n")],
            ["layer-dependency layering.config:1:1 Kit->Shop"]
        ),
        (
            ["layering.config": SampleProject.configuration.replacing("targets Kit", with: "targets Kit Gone")],
            ["configuration layering.config:3:17 Gone"]
        ),
    ])
    func `the rules hold in a project`(changes: [String: String], expected: [String]) throws {
        let found = try SampleProject(changes).findings()
        #expect(found == expected)
    }

    @Test func `targets are known by what they make and where their sources are`() throws {
        let facts = try PackageFacts(fileText: SampleProject.facts)
        #expect(facts.targets.map(\.name) == ["Shop", "Kit", "ShopTests"])
        #expect(facts.targets.map(\.kind) == [.executable, .library, .test])
        #expect(facts.targets.map(\.path) == ["Shop", "Kit", "ShopTests"])
        #expect(facts.targets.map(\.isInC) == [false, false, false])
        #expect(facts.targets[0].sources == ["Shop/App.swift", "Shop/Views/Start.swift"])
    }

    @Test(arguments: [
        ("application", TargetFacts.Kind.executable), ("executable", .executable), ("library", .library),
        ("com.apple.product-type.framework.static", .library), ("com.apple.product-type.app-extension", .executable),
        ("com.apple.product-type.bundle.ui-testing", .test), ("com.apple.product-type.bundle", .other), ("", .other),
    ])
    func `a kind of product is a kind of target`(product: String, kind: TargetFacts.Kind) {
        #expect(TargetFacts(name: "A", product: product).kind == kind)
    }

    @Test(arguments: [
        (["A/B/a.swift", "A/C/a.swift"], "A"), (["A/B/a.swift"], "A/B"), (["a.swift", "A/a.swift"], ""),
        (["A/B/a.swift", "A/BC/a.swift"], "A"), (["/x/A/a.swift", "/x/B/a.swift"], "/x"),
    ])
    func `a target is in the folder that its sources share`(sources: [String], path: String) throws {
        let lines = sources.map { "source\t\($0)\n" }.joined()
        #expect(try PackageFacts(fileText: "project\tA\ntarget\tA\t\n\(lines)").targets.map(\.path) == [path])
    }

    @Test(arguments: ["project\tA\ntarget\tA\tlibrary\tA", "package\tA\ntarget\tA\tlibrary", "project\tA\tB"])
    func `facts of a project and of a package are told apart`(text: String) {
        #expect(throws: PackageFacts.Unreadable.self) { try PackageFacts(fileText: text) }
    }

    @Test func `the first configuration comes from the facts that the build has left`() throws {
        let project = try SampleProject()
        try FileManager.default.removeItem(atPath: "\(project.root)/layering.config")
        let trouble = #expect(throws: Trouble.self) { try project.findings() }
        let command = "swift run layering init --package '\(project.root)' --facts '\(project.root)/project.facts'"
        #expect(trouble?.description.contains(command) == true)
        let options = ["init", "--package", project.root, "--facts", "\(project.root)/project.facts"]
        #expect(try Command.run(options) == .fine)
        #expect(try project.findings() == [])
    }
}
