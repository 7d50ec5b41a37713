/// Sorts the targets of a package into layers: a name beats a pattern, and nothing else may be claimed twice.
struct Sorting {
    /// The layer that claims a target, and whether by its exact name.
    struct Claim {
        let layer: Layer
        let isByName: Bool
    }

    private let package: PackageFacts
    private let configuration: Configuration
    /// The manifests; nothing where targets are missing that layers may name.
    private let manifests: [Manifest]?
    /// The claims, by the target's number.
    private(set) var claims: [Claim?]
    /// The problems.
    private(set) var findings: [Finding] = []

    init(_ package: PackageFacts, _ configuration: Configuration, _ manifests: [Manifest]?) {
        self.package = package
        self.configuration = configuration
        self.manifests = manifests
        claims = Array(repeating: nil, count: package.targets.count)
    }

    mutating func sort() {
        reportNamesakes()
        for layer in configuration.layers {
            for word in layer.targets { sort(word, into: layer) }
        }
    }

    private mutating func sort(_ word: Layer.Word, into layer: Layer) {
        let found = package.targets.indices.filter { matches(word.text, package.targets[$0]) }
        if found.isEmpty, !mayBeLeftOut(word.text) { report(word, "no target is named `\(word.text)`") }
        for number in found { claim(number, word, layer) }
    }

    /// A manifest may leave targets out, as for a benchmark that is built only when it is asked for: then it still says
    /// their names. A pattern is there for what may come.
    private func mayBeLeftOut(_ name: String) -> Bool {
        name.contains("*") || manifests?.contains { $0.mentions(name) } ?? true
    }

    /// Targets are known by their names.
    private mutating func reportNamesakes() {
        var homes: [String: String] = [:]
        for target in package.targets {
            let home = homes.updateValue(target.package, forKey: target.name) ?? target.package
            guard home != target.package else { continue }
            for word in configuration.packages where word.text == target.package {
                report(word, "this package and `\(home)` both have a target \(target.name)", fix: "Rename one of them.")
            }
        }
    }

    private mutating func claim(_ number: Int, _ word: Layer.Word, _ layer: Layer) {
        let name = package.targets[number].name
        let claim = Claim(layer: layer, isByName: word.text == name)
        guard let other = claims[number], other.layer.name != layer.name else {
            claims[number] = claim
            return
        }
        if claim.isByName == other.isByName { report(word, "\(name) is in the layer \(other.layer.name), too") }
        if claim.isByName { claims[number] = claim }
    }

    private func matches(_ pattern: String, _ target: TargetFacts) -> Bool {
        Glob.matches(pattern, pattern.contains("/") ? target.path : target.name)
    }

    private mutating func report(_ word: Layer.Word, _ what: String, fix: String? = nil) {
        findings.append(
            Finding(
                rule: Finding.configuration, path: configuration.path, place: word.place, name: word.text, what: what,
                fix: fix ?? "Correct or remove `\(word.text)`."))
    }
}
