/// A package whose targets are sorted into the layers of a configuration.
package struct LayeredPackage {
    /// The package.
    package let package: PackageFacts
    let configuration: Configuration
    /// By a target's number, its layer.
    package let layers: [Layer?]
    /// The numbers of targets by name, and by the names of their modules.
    package let numbers: [String: Int]
    /// The problems found while sorting.
    let findings: [Finding]

    /// Sorts a package. Argument: whether no target is missing that layers may name.
    init(
        _ package: PackageFacts, _ configuration: Configuration, _ manifests: [String: Manifest], isWhole: Bool = true
    ) {
        self.package = package
        self.configuration = configuration
        let targets = package.targets.enumerated()
        numbers = Dictionary(targets.map { ($1.name, $0) } + targets.map { ($1.module, $0) }) { first, _ in first }
        var sorting = Sorting(package, configuration, isWhole ? Array(manifests.values) : nil)
        sorting.sort()
        layers = sorting.claims.map { $0?.layer }
        findings = sorting.findings
    }

    /// Whether one target may depend on another, both by number.
    package func allows(_ target: Int, toUse other: Int) -> Bool {
        guard let layer = layers[target], let used = layers[other] else { return true }
        if layer.uses.contains(where: { $0.text == used.name }) { return true }
        let isTested = package.targets[target].name == package.targets[other].name + "Tests"
        return isTested && layer.tests?.text == used.name
    }

    /// Whether one target has the symbols of another, both by number, through a target that it depends on.
    package func isExported(_ other: Int, to target: Int) -> Bool {
        guard let exported = layers[other]?.name else { return false }
        return package.targets[target].dependencies.contains { name in
            guard let through = numbers[name], allows(target, toUse: through) else { return false }
            return layers[through]?.exports.contains { $0.text == exported } ?? false
        }
    }

    /// The targets that a target may use, for messages.
    func allowed(for target: Int) -> [String] {
        package.targets.indices.filter { $0 != target && layers[$0] != nil && allows(target, toUse: $0) }
            .map { package.targets[$0].name }
    }
}
