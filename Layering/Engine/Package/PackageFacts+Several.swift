/// Several packages of one repository as one graph of targets.
extension PackageFacts {
    /// The packages with each product of one of them standing for its targets.
    func resolved() -> PackageFacts {
        guard targets.contains(where: { $0.package != targets[0].package }) else { return self }
        let homes = Dictionary(targets.map { ($0.module, $0) }) { first, _ in first }
        var resolved = self
        for number in targets.indices {
            for product in targets[number].products {
                let modules = libraries.filter { $0.name == product }.flatMap(\.modules)
                for home in modules.compactMap({ homes[$0] }) where home.package != targets[number].package {
                    resolved.targets[number].addDependency(on: home.name, from: product)
                }
            }
        }
        return resolved
    }
}

extension TargetFacts {
    fileprivate mutating func addDependency(on name: String, from product: String) {
        guard !dependencies.contains(name) else { return }
        dependencies.append(name)
        brought[name] = product
    }
}
