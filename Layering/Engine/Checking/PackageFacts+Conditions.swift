/// Dependencies that hold under a condition, such as a platform.
extension PackageFacts {
    /// The package with those of its dependencies that the manifest shows and this platform is without.
    func completed(by manifests: [String: Manifest]) -> PackageFacts {
        guard manifests.values.contains(where: \.hasConditions) else { return self }
        let names = Set(targets.map(\.name))
        var completed = self
        for number in targets.indices {
            guard let manifest = manifests[targets[number].package] else { continue }
            for quote in manifest.conditionalDependencies(of: targets[number].name) {
                if quote.callee != "product", names.contains(quote.name) {
                    completed.targets[number].addConditional(quote.name)
                } else if libraries.contains(where: { $0.name == quote.name }) {
                    completed.targets[number].add(product: quote.name)
                }
            }
        }
        return completed
    }
}

extension TargetFacts {
    fileprivate mutating func addConditional(_ name: String) {
        conditional.insert(name)
        if !dependencies.contains(name) { dependencies.append(name) }
    }

    fileprivate mutating func add(product name: String) {
        if !products.contains(name) { products.append(name) }
    }
}
