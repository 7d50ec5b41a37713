/// The rules about imports and the manifest.
extension Check {
    func importFindings(_ facts: [FileFacts], _ sources: some Sources) -> [Finding] {
        facts.flatMap { file in
            let found = file.imports.compactMap { found in finding(about: found, in: file).map { (found.offset, $0) } }
            guard found.contains(where: { isUndeclared($1) }), SourceLanguage(file.path) == .swift
            else { return found.map(\.1) }
            // A build is told only the dependencies of its own platform, and what no build compiles needs none.
            let conditions = buildConditions(of: file, sources)
            return found.filter { !isUndeclared($1) || !conditions.contain($0) }.map(\.1)
        }
    }

    private func buildConditions(of file: FileFacts, _ sources: some Sources) -> BuildConditions {
        let manifest = manifests[layered.package.targets[file.target].package]
        var source: [UInt8] = []
        sources.withBytes(of: file.path, in: Disk.Room()) { source = Array(UnsafeBufferPointer(start: $0, count: $1)) }
        return BuildConditions(source) { manifest?.mayDefine($0) ?? true }
    }

    private func isUndeclared(_ finding: Finding) -> Bool { finding.rule == Rule.undeclaredDependency.id }

    private func finding(about found: Import, in file: FileFacts) -> Finding? {
        guard let layer = layered.layers[file.target] else { return nil }
        guard let other = layered.numbers[found.module] else {
            return framework(found, in: file, layer) ?? undeclaredLibrary(found, in: file)
        }
        guard other != file.target else { return nil }
        if !layered.allows(file.target, toUse: other) { return forbidden(found, other, in: file) }
        let targets = layered.package.targets
        let isDeclared = targets[file.target].dependencies.contains(targets[other].name)
        return isDeclared || layered.package.isProject ? nil : undeclared(found, other, in: file)
    }

    private func make(_ rule: Rule, _ found: Import, _ file: FileFacts, _ what: String, fix: String) -> Finding {
        Finding(rule: rule.id, path: file.path, place: found.place, name: found.module, what: what, fix: fix)
    }

    private func forbidden(_ found: Import, _ other: Int, in file: FileFacts) -> Finding {
        let name = layered.package.targets[file.target].name
        let rule = ruleAgainst(file.target, using: other)
        return make(
            rule, found, file, "\(name) must not \(found.isSelector ? "name" : "import") \(found.module)",
            fix: "\(rule.fix) (\(allowedText(file.target)))")
    }

    private func undeclared(_ found: Import, _ other: Int, in file: FileFacts) -> Finding {
        let (target, home) = (layered.package.targets[file.target], layered.package.targets[other].package)
        let isNear = home == target.package
        if !isNear, let library = undeclaredLibrary(found, in: file) { return library }
        let added = isNear ? "\"\(found.module)\"" : "a product of \(home) that has \(found.module)"
        return make(
            .undeclaredDependency, found, file, "\(target.name) imports \(found.module) without declaring it",
            fix: "Add \(added) to the dependencies of \(target.name) in Package.swift.")
    }

    /// A selector may name a module that was imported under a name we do not know, so only imports are asked about.
    private func framework(_ found: Import, in file: FileFacts, _ layer: Layer) -> Finding? {
        guard !found.isSelector, !layer.allows(framework: found.module) else { return nil }
        let allowed = layer.frameworks.map(\.text).joined(separator: ", ")
        return make(
            .framework, found, file, "the layer \(layer.name) must not import \(found.module)",
            fix: "\(Rule.framework.fix) (allowed: \(allowed.isEmpty ? "none" : allowed))")
    }

    /// Dependencies that no source of the target imports. Executables are depended on to be run, macros and plugins to
    /// be there, so none of these has to be imported. A target without code is never imported: others wait for it, or
    /// ask for it with `canImport`. Its own dependencies are there for those that depend on it. And what other plugins
    /// make for a target may import anything.
    func unusedFindings(_ facts: [FileFacts]) -> [Finding] {
        guard !layered.package.isProject else { return [] }
        let (imported, markers) = (importedModules(facts), targetsWithoutCode(facts))
        return layered.package.targets.indices.filter {
            let target = layered.package.targets[$0]
            return target.isChecked && !target.isGenerated && !markers.contains($0)
        }.flatMap { target in
            unusedLibraries(of: target, importing: imported[target])
                + layered.package.targets[target].dependencies.filter {
                    isImportable($0, for: target, markers) && !imported[target].contains(module(of: $0))
                }.map { name in
                    let own = layered.package.targets[target].name
                    return finding(
                        .unusedDependency, from: target, to: name, "\(own) depends on \(name) but does not import it",
                        fix: "Remove \"\(name)\" from the dependencies of \(own).")
                }
        }
    }

    private func module(of name: String) -> String {
        layered.numbers[name].map { layered.package.targets[$0].module } ?? name
    }

    /// Another rule reports what a target must not use.
    private func isImportable(_ name: String, for target: Int, _ markers: Set<Int>) -> Bool {
        guard layered.package.targets[target].brought[name] == nil else { return false }
        guard let number = layered.numbers[name], !markers.contains(number), layered.allows(target, toUse: number)
        else { return false }
        return [.library, .system].contains(layered.package.targets[number].kind)
    }
}
