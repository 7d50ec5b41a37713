import LayeringEngine

/// A first configuration for a package, from the shape and the current imports of its targets.
struct Proposal {
    let sketch: PackageSketch
    private(set) var guesses: [RoleGuess]
    private let sources: any Sources
    private let manifests: [String: Manifest]
    /// Everything that breaks the proposal today.
    private(set) var findings: [Finding] = []
    /// Whether what a target imports without declaring it counts among what its layer uses.
    private(set) var countsImports = true
    /// Whether each target is a layer, because layers of several would use each other in a circle.
    private(set) var isDissolved = false

    /// Looks at a package, and gives up each guess that most sources of its target contradict.
    ///
    /// - Complexity: reads all sources once, and once more each time that guesses are given up.
    init(_ package: PackageFacts, _ sources: some Sources, manifests: [String: Manifest] = [:]) {
        sketch = PackageSketch(package, sources)
        guesses = RoleGuesser(sketch).guesses()
        self.sources = sources
        self.manifests = manifests
        while !settle() {}
    }

    /// The configuration, with a baseline of all that breaks it today.
    var written: String {
        var baseline = BaselineText(text, Configuration.read(text, path: Configuration.fileName).configuration)
        _ = baseline.add(findings)
        return baseline.text
    }

    /// Tries the proposal, and tells whether nothing had to be changed in it.
    private mutating func settle() -> Bool {
        let (configuration, wrong) = Configuration.read(text, path: Configuration.fileName)
        guard wrong.isEmpty || isDissolved else {
            (countsImports, isDissolved) = (false, !countsImports)
            return false
        }
        let check = Check(sketch.package, configuration, manifests: manifests)
        findings = check.unexcepted(sources).filter(\.canBeKnown)
        let contradicted = breaks.filter { isContradicted($0.key, by: $0.value) }
        for (number, findings) in contradicted {
            guesses[number] = .none("could be \(guesses[number].role.rawValue), but breaks \(Self.counts(findings))")
        }
        return contradicted.isEmpty
    }

    /// By a target's number, the breaks of rules that hold because of a role that is only guessed.
    var breaks: [Int: [Finding]] {
        Dictionary(grouping: findings.filter(isOfRole)) { target(of: $0) ?? -1 }
            .filter { $0.key >= 0 && !guesses[$0.key].isCertain && guesses[$0.key].role != .other }
    }

    /// Whether more than half of a target's sources break the rules of its role.
    private func isContradicted(_ number: Int, by findings: [Finding]) -> Bool {
        let sources = Set(sketch.package.targets[number].sources)
        return sources.intersection(findings.map(\.path)).count * 2 > sources.count
    }

    /// How often each rule is broken: `feature-task 1, swallowed-error 2`.
    static func counts(_ findings: [Finding]) -> String {
        Dictionary(grouping: findings, by: \.rule).map { "\($0) \($1.count)" }.sorted().joined(separator: ", ")
    }

    /// Whether a finding is there because of the role that was guessed.
    private func isOfRole(_ finding: Finding) -> Bool {
        guard let rule = Rule.named(finding.rule) else { return false }
        return rule.names != nil
            || [Rule.foreignView.id, Rule.layerDependency.id, Rule.featureIndependence.id].contains(rule.id)
    }

    private func target(of finding: Finding) -> Int? {
        let targets = sketch.package.targets
        return sketch.owners[finding.path] ?? targets.firstIndex { finding.name.hasPrefix("\($0.name)->") }
    }
}
