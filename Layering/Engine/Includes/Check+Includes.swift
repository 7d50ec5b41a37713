/// The dependencies of sources in C.
extension Check {
    /// Includes that do not say which header they are about: it could be of any target.
    func includeFindings(_ facts: [FileFacts], _ sources: some Sources) -> [Finding] {
        let names = Set(facts.flatMap(\.includes).filter { $0.form == .computed }.map(\.path))
        guard !names.isEmpty else { return [] }
        let unclear = names.subtracting(headerMacros(facts, sources))
        return facts.flatMap { file in
            file.includes.filter { $0.form == .computed && unclear.contains($0.path) }.map { include in
                Finding(
                    rule: Rule.undeclaredDependency.id, path: file.path, place: include.place, name: include.path,
                    what: "what the preprocessor makes of \(include.path) could be any header",
                    fix: "Write the header's name, here or in a #define.")
            }
        }
    }

    /// The macros that are headers wherever the sources in C define them. Their headers count where they are defined.
    private func headerMacros(_ facts: [FileFacts], _ sources: some Sources) -> Set<String> {
        var (headers, others): (Set<String>, Set<String>) = ([], [])
        let room = Disk.Room()
        for file in facts where SourceLanguage(file.path) == .c {
            sources.withBytes(of: file.path, in: room) {
                var scan = IncludeScan($0, count: $1)
                scan.run()
                headers.formUnion(scan.headers)
                others.formUnion(scan.others)
            }
        }
        return headers.subtracting(others)
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
