/// A first configuration for a package, from the shape and the current imports of its targets.
package struct Proposal {
    private let package: PackageFacts
    private let roles: [Role]
    private let sources: any Sources

    /// Looks at a package.
    package init(_ package: PackageFacts, _ sources: some Sources) {
        self.package = package
        self.sources = sources
        roles = package.targets.indices.map { Self.role(of: $0, in: package) }
    }

    /// The configuration, with a baseline of all that breaks it today.
    package func written(manifest: String) -> String {
        let text = Self.heading + layers().map(written).joined(separator: "\n")
        let (configuration, _) = Configuration.read(text, path: Configuration.fileName)
        let found = Check(package, configuration, manifest: manifest).unexcepted(sources)
        var baseline = BaselineText(text, configuration)
        _ = baseline.add(found.filter(\.canBeKnown))
        return baseline.text
    }

    private static let heading = """
        # Who may use whom. `layering explain` lists the rules, `layering graph` draws this package.


        """
}

extension Proposal {
    /// A layer that is proposed: its name, its role and the numbers of its targets.
    private struct Proposed {
        let name: String
        let role: Role
        let targets: [Int]
    }

    private static func role(of number: Int, in package: PackageFacts) -> Role {
        let target = package.targets[number]
        switch target.name {
        case _ where target.kind == .test: return .test
        case _ where target.kind == .executable: return .app
        case "Domain": return .domain
        case "Data": return .data
        case "App", package.name: return .app
        case "DesignSystem": return .design
        default: return isFeature(target, in: package) ? .feature : .other
        }
    }

    /// Whether a target looks like a feature: App uses it, and it uses Domain or the design system, or its folder says
    /// so.
    private static func isFeature(_ target: TargetFacts, in package: PackageFacts) -> Bool {
        guard target.kind == .library else { return false }
        if target.path.split(separator: "/").contains("Features") { return true }
        let isUsedByApp = package.targets.contains { $0.name == "App" && $0.dependencies.contains(target.name) }
        return isUsedByApp && !Set(target.dependencies).isDisjoint(with: ["Domain", "DesignSystem"])
    }

    private func layers() -> [Proposed] {
        let known: [(Role, String)] = [
            (.domain, "Domain"), (.design, "DesignSystem"), (.data, "Data"), (.feature, "Features"), (.app, "App"),
            (.test, "Tests"),
        ]
        let layers = known.map { role, name in
            Proposed(name: name, role: role, targets: package.targets.indices.filter { roles[$0] == role })
        }
        let others = package.targets.indices.filter { roles[$0] == .other && package.targets[$0].kind != .plugin }
        return others.map { Proposed(name: package.targets[$0].name, role: .other, targets: [$0]) }
            + layers.filter { !$0.targets.isEmpty }
    }

    private func written(_ layer: Proposed) -> String {
        let targets = layer.targets.map { package.targets[$0].name }.joined(separator: " ")
        let (uses, frameworks) = (uses(of: layer), frameworks(of: layer))
        return "layer \(layer.name)\n    role \(layer.role.rawValue)\n    targets \(targets)\n"
            + (uses.isEmpty ? "" : "    uses \(uses.joined(separator: " "))\n")
            + (frameworks.isEmpty ? "" : "    frameworks \(frameworks.joined(separator: " "))\n")
    }

    /// The layers that it uses today, as far as its role may; what it uses besides is for the baseline.
    private func uses(of layer: Proposed) -> [String] {
        let used = Set(layer.targets.flatMap { package.targets[$0].dependencies })
        return layers().filter { other in
            let isOwn = other.name == layer.name
            let mayUse = isOwn ? layer.role != .feature : !layer.role.mustNotUse.contains(other.role)
            return mayUse && other.targets.contains { used.contains(package.targets[$0].name) }
        }.map(\.name)
    }

    private func frameworks(of layer: Proposed) -> [String] {
        let own = Set(package.targets.map(\.name))
        let (scan, room) = (FileScan([]), Disk.Room())
        var modules: Set<String> = []
        for path in layer.targets.flatMap({ package.targets[$0].sources }) {
            var facts = FileFacts(path: path, target: 0)
            sources.withBytes(of: path, in: room) { scan.scan($0, count: $1, applies: [], into: &facts) }
            modules.formUnion(facts.imports.filter { !$0.isSelector }.map(\.module))
        }
        return modules.subtracting(own).sorted()
    }
}

extension Configuration {
    /// The name of the file, at a package's root.
    package static let fileName = "layering.config"
}
