@testable import LayeringCommands
@testable import LayeringEngine

/// The package that rules' examples are files of: a small one of the architecture.
enum SamplePackage {
    /// Names, folders and dependencies, in the order of the manifest: one target a line.
    private static let targets: [(name: String, path: String, uses: [String])] = [
        ("Domain", "Domain", []), ("DesignSystem", "DesignSystem", ["Domain"]), ("Data", "Data", ["Domain"]),
        ("Home", "Features/Home", ["Domain", "DesignSystem"]),
        ("Orders", "Features/Orders", ["Domain", "DesignSystem"]),
        ("App", "App", ["Domain", "DesignSystem", "Data", "Home", "Orders"]),
        ("OrdersTests", "Tests/OrdersTests", ["Orders", "Domain", "DesignSystem"]),
    ]

    static let configuration = """
        layer Domain
            role domain
            targets Domain
            frameworks Foundation
        layer DesignSystem
            role design
            targets DesignSystem
            uses Domain
            frameworks SwiftUI Foundation
        layer Data
            role data
            targets Data
            uses Domain
            frameworks Foundation
        layer Features
            role feature
            targets Features/*
            uses Domain DesignSystem
            frameworks SwiftUI Foundation Observation
        layer App
            role app
            targets App
            uses Domain DesignSystem Data Features
            frameworks *
        layer Tests
            role test
            targets Tests/*
            uses Domain DesignSystem
            tests Features
            frameworks Testing Foundation
        """

    /// The package with an example's files and dependencies; a target that it does not have yet comes last.
    static func facts(of example: Example) -> PackageFacts {
        var package = PackageFacts(name: "Sample")
        let added = example.dependencies.keys.filter { name in !targets.contains { $0.name == name } }.sorted()
        for (name, path, uses) in targets + added.map({ ($0, $0, []) }) {
            let kind: TargetFacts.Kind = name.hasSuffix("Tests") ? .test : .library
            var target = TargetFacts(name: name, kind: kind, path: path)
            target.dependencies = example.dependencies[name] ?? uses
            target.sources = example.files.keys.filter { $0.hasPrefix(path + "/") }.sorted()
            target.isGated = name == "Domain"
            package.targets.append(target)
        }
        return package
    }

    /// A manifest with each target's name on its own line.
    static func manifest(of package: PackageFacts) -> String {
        package.targets.map { "\"\($0.name)\"" }.joined(separator: "\n")
    }
}

extension Rule {
    /// The rule's findings in an example, as `path:line:column`.
    func places(in example: Example) -> [String] {
        let package = SamplePackage.facts(of: example)
        let sets = RuleSet.all.map(\.name).joined(separator: " ")
        let (configuration, _) = Configuration.read(
            "rules \(sets)\n\(SamplePackage.configuration)", path: "layering.config")
        let check = Check(package, configuration, manifest: SamplePackage.manifest(of: package))
        return check.raw(SourcesInMemory(example.files)).filter { $0.rule == id }
            .map { "\($0.path):\($0.place.line):\($0.place.column)" }
    }
}
