import LayeringEngine

/// The rules about the modules of symbols, as about imports.
extension Check {
    /// A finding about the module that declares a symbol.
    func finding(aboutModuleOf symbol: Symbol, _ use: Use, in file: FileUses, _ layer: Layer) -> Finding? {
        guard let other = layered.numbers[symbol.module] else { return framework(symbol, use, in: file, layer) }
        guard other != file.target, !layered.isExported(other, to: file.target) else { return nil }
        let target = layered.package.targets[file.target]
        if !layered.allows(file.target, toUse: other) { return forbidden(symbol, other, use, in: file) }
        if let found = hidden(symbol, from: layer, layered.layers[other], use, in: file) { return found }
        if target.dependencies.contains(layered.package.targets[other].name) { return nil }
        return make(
            .undeclaredDependency, symbol, use, file, "which \(target.name) does not declare",
            fix: "Add \"\(symbol.module)\" to the dependencies of \(target.name) in Package.swift, and import it.")
    }

    /// A type, or something in one or for one, of a layer of which only others may be used.
    private func hidden(
        _ symbol: Symbol, from layer: Layer, _ used: Layer?, _ use: Use, in file: FileUses
    ) -> Finding? {
        let name = symbol.types.first ?? symbol.base
        guard let only = layer.only.first(where: { $0.layer.text == used?.name }), !only.allows(name) else {
            return nil
        }
        return finding(about: name, at: use.place, in: file.path, only, layer)
    }

    private func make(
        _ rule: Rule, _ symbol: Symbol, _ use: Use, _ file: FileUses, module: String? = nil, _ problem: String,
        fix: String
    ) -> Finding {
        let module = module ?? symbol.module
        return Finding(
            rule: rule.id, path: file.path, place: use.place, name: module,
            what: "`\(symbol.name)` is declared in \(module), \(problem)", fix: fix)
    }

    private func forbidden(_ symbol: Symbol, _ other: Int, _ use: Use, in file: FileUses) -> Finding {
        let rule = ruleAgainst(file.target, using: other)
        return make(
            rule, symbol, use, file, "which \(layered.package.targets[file.target].name) must not use",
            fix: "\(rule.fix) (\(allowedText(file.target)))")
    }

    private func framework(_ symbol: Symbol, _ use: Use, in file: FileUses, _ layer: Layer) -> Finding? {
        guard let module = ModuleKinship.imported(for: symbol.module), !layer.allows(framework: module),
            !layer.allows(framework: symbol.module)
        else { return nil }
        let allowed = layer.frameworks.map(\.text).joined(separator: ", ")
        return make(
            .framework, symbol, use, file, module: module, "which the layer \(layer.name) must not import",
            fix: "\(Rule.framework.fix) (allowed: \(allowed.isEmpty ? "none" : allowed))")
    }
}
