/// The dependencies of sources in C.
extension Check {
    /// Includes that do not say which header they are about: it could be of any target.
    func includeFindings(_ facts: [FileFacts]) -> [Finding] {
        facts.flatMap { file in
            file.includes.filter { $0.form == .computed }.map { include in
                Finding(
                    rule: Rule.undeclaredDependency.id, path: file.path, place: include.place, name: include.path,
                    what: "what the preprocessor makes of \(include.path) could be any header",
                    fix: "Write the header's name, here or in a #define.")
            }
        }
    }

    /// The modules that the sources of each target import. In C a header brings along what it includes itself.
    package func importedModules(_ facts: [FileFacts]) -> [Set<String>] {
        var imported: [Set<String>] = Array(repeating: [], count: layered.package.targets.count)
        for file in facts { imported[file.target].formUnion(file.imports.map(\.module)) }
        return imported.indices.map { number in
            guard layered.package.targets[number].isInC else { return imported[number] }
            var (reached, waiting) = (imported[number], Array(imported[number]))
            while let next = waiting.popLast() {
                guard let other = layered.numbers[next] else { continue }
                waiting += imported[other].filter { reached.insert($0).inserted }
            }
            return reached
        }
    }
}
