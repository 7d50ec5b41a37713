import LayeringEngine

/// The changes of a manifest's dependencies, one after another.
struct ManifestPlan {
    /// A finding that is left to a person, with why.
    typealias Left = (finding: Finding, reason: String)

    private let check: Check
    /// By a target's number, the modules that its sources import, and those of them that some import needs whatever is
    /// built.
    private let imports: [Set<String>]
    private let unconditional: [Set<String>]
    /// By a target's number, the targets that it depends on now.
    private var dependencies: [[String]]
    private(set) var text: ManifestText
    private(set) var left: [Left] = []

    private var targets: [TargetFacts] { check.layered.package.targets }

    init(_ check: Check, _ sources: some Sources) {
        self.check = check
        let targets = check.layered.package.targets
        imports = check.importedModules(check.read(sources))
        unconditional = targets.map { target in
            let files = target.sources.filter { $0.hasSuffix(".swift") }.compactMap { sources.bytes(of: $0) }
            return Set(files.flatMap { ImportStatements($0).all }.filter { !$0.isConditional }.map(\.module))
        }
        dependencies = targets.map(\.dependencies)
        text = ManifestText(sources.bytes(of: check.manifests[""]?.path ?? ManifestFile.usual) ?? [])
    }

    /// Declares what a target imports, once for all of its files.
    mutating func declare(_ finding: Finding) {
        guard let target = targets.firstIndex(where: { $0.sources.contains(finding.path) }),
            let number = check.layered.numbers[finding.name]
        else { return left.append((finding, "it comes from another package")) }
        let (own, name) = (targets[target].name, targets[number].name)
        guard !dependencies[target].contains(name) else { return }
        if let doubt = doubt(about: name, finding.name, in: target) { return left.append((finding, doubt)) }
        guard text.add(name, to: own) else { return left.append((finding, Self.notPlain)) }
        dependencies[target].append(name)
    }

    private static let notPlain = "the manifest does not show plainly where"

    private func doubt(about name: String, _ module: String, in target: Int) -> String? {
        if !unconditional[target].contains(module) { return "no import of it is outside of #if" }
        let own = targets[target].name
        return reached(from: [name], dependencies).contains(own) ? "\(name) depends on \(own)" : nil
    }

    /// Removes what a target does not import.
    mutating func remove(_ finding: Finding) {
        guard let target = targets.firstIndex(where: { finding.name.hasPrefix("\($0.name)->") }) else { return }
        let own = targets[target].name
        let name = String(finding.name.dropFirst(own.count + 2))
        guard !targets[target].products.contains(name) else {
            return left.append((finding, "nobody knows what else comes with a library of another package"))
        }
        var fewer = dependencies
        fewer[target].removeAll { $0 == name }
        if let user = targets.indices.first(where: { lacks($0, with: fewer) }) {
            left.append((finding, "\(targets[user].name) imports something that comes with it"))
        } else if text.remove(name, from: own) {
            dependencies = fewer
        } else {
            left.append((finding, Self.notPlain))
        }
    }

    /// Whether a target would lose something that it imports, declared or not.
    private func lacks(_ target: Int, with fewer: [[String]]) -> Bool {
        let (before, after) = (reached(from: dependencies[target], dependencies), reached(from: fewer[target], fewer))
        return imports[target].contains { module in
            guard let name = check.layered.numbers[module].map({ targets[$0].name }) else { return false }
            return before.contains(name) && !after.contains(name)
        }
    }

    private func reached(from names: [String], _ dependencies: [[String]]) -> Set<String> {
        var (reached, waiting) = (Set<String>(), names)
        while let next = waiting.popLast() {
            guard reached.insert(next).inserted, let number = check.layered.numbers[next] else { continue }
            waiting += dependencies[number]
        }
        return reached
    }
}
