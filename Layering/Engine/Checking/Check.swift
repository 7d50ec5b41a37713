/// Checks a package, or several as one graph, against their configuration.
package struct Check {
    /// The packages, sorted into layers.
    package let layered: LayeredPackage
    /// The manifests, which findings about targets point into, by the folders of their packages.
    package let manifests: [String: Manifest]
    /// The package whose findings are wanted.
    package let scope: PackageScope
    /// Every rule, by the numbers that facts know them by.
    package let rules: [Rule]

    /// The layers and what they may do.
    package var configuration: Configuration { layered.configuration }

    /// Prepares to check.
    ///
    /// - Parameters:
    ///   - package: what the manifest declares.
    ///   - configuration: what the layers may do.
    ///   - manifest: the text of the manifest.
    ///   - path: the name of the manifest.
    package init(
        _ package: PackageFacts, _ configuration: Configuration, manifest: String = "",
        at path: String = ManifestFile.usual
    ) {
        self.init(package, configuration, manifests: ["": Manifest(manifest, path: path)])
    }

    /// Prepares to check several packages.
    ///
    /// - Parameters:
    ///   - packages: what the manifests declare.
    ///   - configuration: what the layers may do.
    ///   - manifests: the manifests, by the folders of their packages.
    ///   - scope: the package whose findings are wanted; then the others may be incomplete.
    package init(
        _ packages: PackageFacts, _ configuration: Configuration, manifests: [String: Manifest],
        of scope: PackageScope = .everything
    ) {
        self.manifests = manifests
        self.scope = scope
        rules = configuration.rules
        layered = LayeredPackage(
            packages.completed(by: manifests).resolved(), configuration, manifests, isWhole: scope.folder == nil)
    }

    /// Everything that is wrong, apart from what the configuration excepts.
    ///
    /// - Parameters:
    ///   - today: the day that exceptions are held against.
    ///   - expired: what an exception that has expired is.
    ///   - sources: gives the bytes of each source.
    /// - Returns: findings by file and place.
    package func findings(today: String, expired: Finding.Severity, sources: some Sources) -> [Finding] {
        let facts = read(sources)
        let inline = inlineExceptions(facts)
        let left = Permissions(configuration, inline.exceptions, of: scope)
            .apply(to: raw(facts, sources), today: today, expired: expired)
        let problems = inline.problems.filter { scope.contains($0.path) }
        return (layered.findings + setFindings + problems + left).sorted(by: Finding.isBefore)
    }

    /// Everything that breaks a rule, whether or not it is excepted.
    package func raw(_ sources: some Sources) -> [Finding] { raw(read(sources), sources) }

    /// The same, of sources that are read already.
    package func raw(_ facts: [FileFacts], _ sources: some Sources) -> [Finding] {
        let gates = gateTargets(facts)
        let found =
            unreadableFindings(facts) + targetFindings(gates) + importFindings(facts, sources)
            + includeFindings(facts)
            + unusedFindings(facts)
            + nameFindings(facts)
            + foreignViewFindings(facts) + onlyFindings(facts, sources)
        return found.filter { scope.contains($0.path) && !isSkipped($0) }.sorted(by: Finding.isBefore)
    }

    /// The facts of every source of a target that rules are for.
    package func read(_ sources: some Sources) -> [FileFacts] {
        let applying = Dictionary(
            layered.configuration.layers.map { ($0.name, self.applying(to: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
        let none = Array(repeating: false, count: rules.count)
        let jobs = layered.package.targets.enumerated().filter(\.element.isChecked).flatMap { number, target in
            let applies = layered.layers[number].flatMap { applying[$0.name] } ?? none
            return target.sources.map { ReadingJob(facts: FileFacts(path: $0, target: number), applies: applies) }
        }
        let facts = withViews(ReadingJob.done(jobs, sources, rules), of: jobs, sources)
        return HeaderIndex.resolve(facts, in: layered.package, layered.numbers, sources) { macro, target in
            manifests[target.package]?.definesMacro(macro) ?? false
        }
    }

    /// Reads once more what depends on which protocols are views, now that all are known. Few files name a repository.
    private func withViews(_ facts: [FileFacts], of jobs: [ReadingJob], _ sources: some Sources) -> [FileFacts] {
        let protocols = ProtocolFacts.views(among: facts.flatMap(\.protocols))
        var extended: [Int: Set<String>] = [:]
        for file in facts where !file.extendedViews.isEmpty {
            extended[file.target, default: []].formUnion(file.extendedViews)
        }
        var found = facts
        for (target, numbers) in Dictionary(
            grouping: facts.indices.filter { facts[$0].dependsOnViews }, by: { facts[$0].target })
        {
            let views = protocols.union(extended[target] ?? [])
            guard views.count > 1 else { continue }
            let again = ReadingJob.done(
                numbers.map { jobs[$0] }, sources, rules, views: Set(views.sorted().prefix(Self.mostViews)))
            for (number, file) in zip(numbers, again) { found[number] = file }
        }
        return found
    }

    /// There is room for so many among the words that are watched.
    private static let mostViews = 256

    /// By a rule's number, whether its names are forbidden to a layer.
    package func applying(to layer: Layer) -> [Bool] {
        rules.map { layered.configuration.holds($0) && $0.applies(to: layer) }
    }
}

/// Where sources come from.
package protocol Sources: Sendable {
    /// The facts that are kept of those that have not changed; nothing where each check reads them all.
    var kept: KeptFacts? { get }

    /// Hands over the bytes of a source, some zero bytes after them, and tells whether it could be read.
    @discardableResult
    func withBytes(of path: String, in room: Disk.Room, _ body: (UnsafePointer<UInt8>, Int) -> Void) -> Bool
}

extension Sources {
    /// Nothing is kept.
    package var kept: KeptFacts? { nil }
}
