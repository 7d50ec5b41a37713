/// A package whose targets are sorted into the layers of a configuration.
struct LayeredPackage {
    let package: PackageFacts
    let configuration: Configuration
    /// By a target's number, its layer.
    let layers: [Layer?]
    /// The numbers of targets by name.
    let numbers: [String: Int]
    /// What went wrong while sorting.
    let findings: [Finding]

    init(_ package: PackageFacts, _ configuration: Configuration) {
        self.package = package
        self.configuration = configuration
        numbers = Dictionary(package.targets.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var layers: [Layer?] = Array(repeating: nil, count: package.targets.count)
        var findings: [Finding] = []
        for layer in configuration.layers {
            for word in layer.targets {
                let claimed = package.targets.indices.filter { Self.claims(word.text, package.targets[$0]) }
                if claimed.isEmpty {
                    findings.append(Self.finding(word, configuration, "no target is named `\(word.text)`"))
                }
                for number in claimed {
                    if let other = layers[number], other.name != layer.name {
                        let name = package.targets[number].name
                        findings.append(Self.finding(word, configuration, "\(name) is in the layer \(other.name), too"))
                    }
                    layers[number] = layer
                }
            }
        }
        self.layers = layers
        self.findings = findings
    }

    private static func claims(_ pattern: String, _ target: TargetFacts) -> Bool {
        Glob.matches(pattern, pattern.contains("/") ? target.path : target.name)
    }

    private static func finding(_ word: Layer.Word, _ configuration: Configuration, _ what: String) -> Finding {
        Finding(
            rule: Finding.configuration, path: configuration.path, place: word.place, name: word.text, what: what,
            fix: "Correct or remove `\(word.text)`.")
    }

    /// Whether one target may depend on another, both by number.
    func allows(_ target: Int, toUse other: Int) -> Bool {
        guard let layer = layers[target], let used = layers[other] else { return true }
        if layer.uses.contains(where: { $0.text == used.name }) { return true }
        let isTested = package.targets[target].name == package.targets[other].name + "Tests"
        return isTested && layer.tests?.text == used.name
    }

    /// The targets that a target may use, for messages.
    func allowed(for target: Int) -> [String] {
        package.targets.indices.filter { $0 != target && layers[$0] != nil && allows(target, toUse: $0) }
            .map { package.targets[$0].name }
    }
}
