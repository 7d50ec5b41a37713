import LayeringEngine

/// Several packages of one repository as one graph of targets.
extension PackageFacts {
    /// Joins packages.
    ///
    /// - Parameters:
    ///   - packages: the facts of each, by its folder from the one that names them all.
    ///   - name: the name of the whole.
    init(joining packages: [(folder: String, facts: PackageFacts)], name: String) {
        self.init(name: name)
        for (folder, facts) in packages {
            targets += facts.targets.map { $0.moved(into: folder) }
            libraries += facts.libraries.filter { !libraries.contains($0) }
        }
    }

    /// Forgets the sources of other packages than the one that is asked about.
    mutating func keepSources(in scope: PackageScope) {
        for number in targets.indices { targets[number].sources.removeAll { !scope.contains($0) } }
    }
}

extension TargetFacts {
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
