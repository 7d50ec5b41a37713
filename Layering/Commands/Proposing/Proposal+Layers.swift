import LayeringEngine

extension Proposal {
    /// A layer that is proposed.
    struct Proposed {
        let name: String
        let role: Role
        /// The numbers of its targets.
        let targets: [Int]
    }

    private static let heading = """
        # Who may use whom. `layering explain` lists the rules, `layering graph` draws this package.


        """

    /// The configuration without a baseline.
    var text: String { Self.heading + packages + layers.map(written).joined(separator: "\n") }

    private var packages: String {
        var folders: [String] = []
        for target in sketch.package.targets where !folders.contains(target.package) { folders.append(target.package) }
        guard folders != [""] else { return "" }
        let words = folders.map { ConfigurationLine.written($0.isEmpty ? "." : $0) }
        return "packages \(words.joined(separator: " "))\n\n"
    }

    /// A layer for each target that has no role or shares none, and one for the others of each role.
    var layers: [Proposed] {
        let known: [(Role, String)] = [
            (.domain, "Domain"), (.design, "DesignSystem"), (.data, "Data"), (.feature, "Features"), (.app, "App"),
            (.test, "Tests"),
        ]
        let targets = sketch.package.targets
        let alone = targets.indices.filter { number in
            targets[number].kind != .plugin && (guesses[number].role == .other || isDissolved)
        }
        let single = alone.map {
            Proposed(name: Self.layerName(targets[$0].name), role: guesses[$0].role, targets: [$0])
        }
        let taken = Set(single.map(\.name))
        let shared = known.compactMap { role, name -> Proposed? in
            let own = targets.indices.filter { guesses[$0].role == role && targets[$0].kind != .plugin }
            guard !own.isEmpty, !isDissolved else { return nil }
            return Proposed(name: taken.contains(name) ? "All\(name)" : name, role: role, targets: own)
        }
        return single + shared
    }

    private func written(_ layer: Proposed) -> String {
        let targets = layer.targets.map { Self.pattern(sketch.package.targets[$0].name) }.joined(
            separator: " ")
        let uses = uses(of: layer).map(ConfigurationLine.written)
        let frameworks =
            layer.role == .test
            ? ["*"] : layer.targets.reduce(into: Set()) { $0.formUnion(sketch.frameworks[$1]) }.sorted()
        return
            "layer \(ConfigurationLine.written(layer.name))\n    role \(layer.role.rawValue)\n    targets \(targets)\n"
            + (uses.isEmpty ? "" : "    uses \(uses.joined(separator: " "))\n")
            + (frameworks.isEmpty ? "" : "    frameworks \(frameworks.joined(separator: " "))\n")
    }

    /// No word of a configuration can hold quotes and spaces, so that in a target's name a star stands for a quote.
    private static func pattern(_ target: String) -> String {
        ConfigurationLine.written(target.replacing("\"", with: "*"))
    }

    private static func layerName(_ target: String) -> String { target.replacing("\"", with: "'") }

    /// The layers that it uses today, as far as its role may; what it uses besides is for the baseline.
    private func uses(of layer: Proposed) -> [String] {
        let targets = sketch.package.targets
        let declared = Set(layer.targets.flatMap { targets[$0].dependencies })
        let used = countsImports ? Set(layer.targets.flatMap { sketch.uses[$0] }) : []
        return layers.filter { other in
            let isOwn = other.name == layer.name
            let mayUse = isOwn ? layer.role != .feature : !layer.role.mustNotUse.contains(other.role)
            let isFeature = layer.role == .feature && other.role == .feature
            return mayUse && !isFeature
                && other.targets.contains { used.contains($0) || declared.contains(targets[$0].name) }
        }.map(\.name)
    }
}
