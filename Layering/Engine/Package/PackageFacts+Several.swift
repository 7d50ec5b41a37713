/// Several packages of one repository as one graph of targets.
extension PackageFacts {
    /// Joins packages.
    ///
    /// - Parameters:
    ///   - packages: the facts of each, by its folder from the one that names them all.
    ///   - name: the name of the whole.
    package init(joining packages: [(folder: String, facts: PackageFacts)], name: String) {
        self.init(name: name)
        for (folder, facts) in packages {
            targets += facts.targets.map { $0.moved(into: folder) }
            libraries += facts.libraries.filter { !libraries.contains($0) }
        }
    }

    /// Forgets the sources of other packages than the one that is asked about.
    package mutating func keepSources(in scope: PackageScope) {
        for number in targets.indices { targets[number].sources.removeAll { !scope.contains($0) } }
    }

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

    fileprivate func moved(into folder: String) -> TargetFacts {
        guard !folder.isEmpty else { return self }
        var moved = self
        moved.package = folder
        moved.path = "\(folder)/\(path)"
        moved.sources = sources.map { "\(folder)/\($0)" }
        moved.headers = headers.map { "\(folder)/\($0)" }
        moved.searched = searched.map { "\(folder)/\($0)" }
        return moved
    }
}
