import LayeringEngine

/// The modules of a package: who uses whom, and who may.
struct ModuleGraph: Sendable {
    /// A module with what it counts for.
    struct Module: Sendable {
        /// Its name.
        let name: String
        /// Its layer's name.
        let layer: String
        /// How many lines its sources have.
        let lines: Int
        /// How many modules use it.
        let fanIn: Int
        /// How many modules it uses.
        let fanOut: Int

        /// From 0, used only, to 1, using only.
        var instability: Double { fanIn + fanOut == 0 ? 0 : Double(fanOut) / Double(fanIn + fanOut) }
    }

    /// A way from one module to another.
    struct Edge: Hashable, Sendable {
        /// The module that uses.
        let from: String
        /// The module that is used.
        let to: String
    }

    /// The package's name.
    let package: String
    /// The modules, in the order of the manifest.
    let modules: [Module]
    /// The edges in the manifest and the imports.
    let real: [Edge]
    /// The allowed edges without use.
    let allowed: [Edge]
    /// Those of the real ones that no layer allows.
    let forbidden: Set<Edge>
    /// Modules that use each other in a circle.
    let cycles: [[String]]

    /// Draws a package with its layers.
    ///
    /// - Parameters:
    ///   - check: the package and its configuration.
    ///   - sources: where its imports are.
    ///   - tests: whether test targets are modules, too.
    init(_ check: Check, _ sources: some Sources, includingTests tests: Bool) {
        let layered = check.layered
        let shown = layered.package.targets.indices.filter {
            let kind = layered.package.targets[$0].kind
            return kind != .plugin && (tests || kind != .test && layered.layers[$0]?.role != .test)
        }
        let names = Set(shown.map { layered.package.targets[$0].name })
        var edges: Set<Edge> = []
        for file in check.read(sources) where names.contains(layered.package.targets[file.target].name) {
            for found in file.imports {
                guard let used = layered.numbers[found.module].map({ layered.package.targets[$0].name }) else {
                    continue
                }
                edges.insert(Edge(from: layered.package.targets[file.target].name, to: used))
            }
        }
        for number in shown {
            let target = layered.package.targets[number]
            for used in target.dependencies { edges.insert(Edge(from: target.name, to: used)) }
        }
        let real = edges.filter { $0.from != $0.to && names.contains($0.from) && names.contains($0.to) }
        let possible = shown.flatMap { one in
            shown.filter { $0 != one && layered.layers[$0] != nil && layered.layers[one] != nil }
                .filter { layered.allows(one, toUse: $0) }
                .map { Edge(from: layered.package.targets[one].name, to: layered.package.targets[$0].name) }
        }
        package = layered.package.name
        self.real = real.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        allowed = possible.filter { !real.contains($0) }
        forbidden = real.subtracting(possible)
        modules = shown.map { number in
            let name = layered.package.targets[number].name
            return Module(
                name: name, layer: layered.layers[number]?.name ?? "none",
                lines: Lines.count(in: layered.package.targets[number].sources, sources),
                fanIn: real.count { $0.to == name }, fanOut: real.count { $0.from == name })
        }
        cycles = Cycles.all(of: modules.map(\.name), edges: self.real)
    }
}
