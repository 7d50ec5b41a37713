import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// A plan mends what is certain, and says why it leaves the rest.
@Suite struct FixPlanTests {
    private static let targets = ["Base", "Left", "Right", "Tool"]

    private func plan(
        _ dependencies: [String], _ sources: [String], selection: Selection = .everything, hasOneManifest: Bool = true,
        library: LibraryFacts? = nil
    ) -> FixPlan {
        var (package, files) = (PackageFacts(name: "P"), [String: String]())
        for (number, name) in Self.targets.enumerated() {
            var target = TargetFacts(name: name, kind: .library, path: name)
            target.dependencies = dependencies[number].split(separator: " ").map(String.init)
            target.sources = ["\(name)/A.swift"]
            target.products = [library].compactMap { $0?.name }
            package.targets.append(target)
            files["\(name)/A.swift"] = sources[number].isEmpty ? "let a = 1\n" : sources[number]
        }
        package.libraries = [library].compactMap(\.self)
        let rows = package.targets.map { target in
            ".target(name: \"\(target.name)\", dependencies: [\(target.dependencies.map { "\"\($0)\"" }.joined(separator: ", "))]),\n"
        }
        files["Package.swift"] = "let package = Package(name: \"P\", targets: [\n\(rows.joined())])\n"
        let layer = "layer All\n    targets *\n    uses All\n    frameworks *\n"
        let (configuration, _) = Configuration.read(layer, path: "layering.config")
        let memory = SourcesInMemory(files)
        return FixPlan(
            Check(package, configuration, manifest: files["Package.swift"] ?? ""), selection,
            hasOneManifest: hasOneManifest,
            sources: memory)
    }

    private func added(_ plan: FixPlan) -> [String] {
        plan.changes.flatMap { change in
            change.diff.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }.map {
                String($0.dropFirst())
            }
        }
    }

    @Test func `what is imported is declared, and what is not is removed`() {
        let plan = plan(
            ["", "Base", "Left Base", ""], ["", "import Base\n", "import Base\n", "import Right\nimport Left\n"])
        #expect(
            added(plan) == [
                #".target(name: "Right", dependencies: ["Base"]),"#,
                #".target(name: "Tool", dependencies: ["Right", "Left"]),"#,
            ])
        #expect(plan.left.isEmpty)
    }

    @Test(arguments: [
        (["Left", "", "", ""], ["import Left\n", "import Base\n", "", ""], "Base depends on Left"),
        (["", "", "", ""], ["import Left\n", "import Base\n", "", ""], "Base depends on Left"),
        (["", "", "", ""], ["", "#if DEBUG\nimport Base\n#endif\n", "", ""], "no import of it is outside of #if"),
    ])
    func `a dependency that may be none is left`(dependencies: [String], sources: [String], reason: String) {
        #expect(plan(dependencies, sources).left.map(\.reason) == [reason])
    }

    @Test(arguments: [
        // Right has Base only through Left, which does not use it.
        (["", "Base", "Left", ""], ["", "", "import Left\n#if DEBUG\nimport Base\n#endif\n", ""], "Right imports"),
        (
            ["", "Base", "Left", "Right"], ["", "", "import Left\n", "import Right\n#if DEBUG\nimport Base\n#endif\n"],
            "Tool imports"
        ),
    ])
    func `nothing is removed through which something else comes`(
        dependencies: [String], sources: [String], reason: String
    ) {
        let plan = plan(dependencies, sources)
        #expect(plan.changes.isEmpty)
        #expect(plan.left.map(\.finding.rule) == ["undeclared-dependency", "unused-dependency"])
        #expect(plan.left.last?.reason == "\(reason) something that comes with it")
    }

    @Test func `what comes another way, too, is removed, and a module is declared once`() {
        let plan = plan(
            ["", "Base", "Left Base", ""],
            ["", "", "import Left\n#if DEBUG\nimport Base\n#endif\n", "import Base\nimport Base\n"])
        #expect(
            added(plan) == [
                #".target(name: "Left", dependencies: []),"#, #".target(name: "Tool", dependencies: ["Base"]),"#,
            ])
        #expect(plan.left.isEmpty)
    }

    @Test func `a library of another package is left`() {
        var library = LibraryFacts(name: "Kit", package: "kit", isKnown: true)
        library.modules = ["Kit"]
        let plan = plan(["", "", "", ""], ["import Kit\n", "", "import Kit\n", "import Kit\n"], library: library)
        #expect(plan.changes.isEmpty)
        #expect(plan.left.map(\.finding.name) == ["Left->Kit"])
    }

    @Test func `of several manifests none is changed`() {
        let plan = plan(["", "Base", "", ""], ["", "import A\nimport A\n", "", ""], hasOneManifest: false)
        #expect(plan.changes.map(\.path) == ["Left/A.swift"])
        #expect(plan.left.map(\.reason) == ["there are several manifests"])
    }

    @Test func `only what is selected is changed`() {
        let sources = ["", "import Base\nimport Base\n", "", ""]
        #expect(plan(["", "", "Base", ""], sources).changes.map(\.path) == ["Package.swift", "Left/A.swift"])
        let rule = Selection(rules: ["undeclared-dependency"], paths: [])
        #expect(
            added(plan(["", "", "Base", ""], sources, selection: rule)) == [
                #".target(name: "Left", dependencies: ["Base"]),"#
            ])
        let path = Selection(rules: [], paths: ["Left"])
        #expect(plan(["", "Base", "Base", ""], sources, selection: path).changes.map(\.path) == ["Left/A.swift"])
    }
}
