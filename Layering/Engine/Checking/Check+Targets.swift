/// The rules about the manifest alone.
extension Check {
    /// Gives what is wrong in the manifest. Argument: the targets that only carry the gate; see ``gateTargets(_:)``.
    func targetFindings(_ gates: Set<Int>) -> [Finding] {
        layered.package.targets.indices.flatMap {
            (gates.contains($0) ? [] : unclaimed($0)) + forbidden($0, gates) + ungated($0)
        } + conditionalGates()
    }

    private func conditionalGates() -> [Finding] {
        manifests.values.flatMap { manifest in
            manifest.gateConditions.map { place in
                Finding(
                    rule: Rule.missingGate.id, path: manifest.path, place: place, name: TargetFacts.gate,
                    what: "the gate hangs on a condition, and nothing is checked where that does not hold",
                    fix: "Attach LayeringGate without a condition.")
            }
        }
    }

    /// The manifest that declares a target.
    private func manifest(of target: Int) -> Manifest {
        let folder = layered.package.targets[target].package
        let usual = folder.isEmpty ? ManifestFile.usual : "\(folder)/\(ManifestFile.usual)"
        return manifests[folder] ?? Manifest("", path: usual)
    }

    /// A finding about a target, in the manifest.
    func finding(_ rule: Rule, about name: String, in target: Int, _ what: String, fix: String) -> Finding {
        let manifest = manifest(of: target)
        return Finding(
            rule: rule.id, path: manifest.path, place: manifest.place(of: layered.package.targets[target].name),
            name: name, what: what, fix: fix)
    }

    /// A finding about a dependency of a target, in the manifest; exceptions and baselines know it as `Orders->Data`.
    func finding(_ rule: Rule, from target: Int, to name: String, _ what: String, fix: String) -> Finding {
        let (facts, manifest) = (layered.package.targets[target], manifest(of: target))
        let own = facts.name
        return Finding(
            rule: rule.id, path: manifest.path, place: manifest.place(of: facts.brought[name] ?? name, in: own),
            name: "\(own)->\(name)",
            what: what, fix: fix)
    }

    private func unclaimed(_ target: Int) -> [Finding] {
        let facts = layered.package.targets[target]
        guard layered.layers[target] == nil, facts.kind != .plugin else { return [] }
        let fix = "Add \(facts.name) to the `targets` of a layer in \(layered.configuration.path)."
        return [
            finding(.unclaimedTarget, about: facts.name, in: target, "no layer has the target \(facts.name)", fix: fix)
        ]
    }

    private func forbidden(_ target: Int, _ gates: Set<Int>) -> [Finding] {
        let facts = layered.package.targets[target]
        return facts.dependencies.compactMap { name in
            guard let other = layered.numbers[name], !gates.contains(other), !layered.allows(target, toUse: other)
            else { return nil }
            let rule = ruleAgainst(target, using: other)
            let brought = facts.brought[name].map { "Remove \($0), which brings it," } ?? "Remove it"
            let fix = "\(brought) from the target's dependencies; \(allowedText(target))."
            return finding(rule, from: target, to: name, "\(facts.name) must not depend on \(name)", fix: fix)
        }
    }

    private func ungated(_ target: Int) -> [Finding] {
        let facts = layered.package.targets[target]
        guard facts.isGated == false, layered.package.isLeaf(target) else { return [] }
        let fix =
            "Add the plugin LayeringGate to its `plugins` in Package.swift, or let it depend on a target that has it."
        let others = facts.brought.isEmpty ? "no other target" : "no other target of its package"
        return [
            finding(
                .missingGate, about: facts.name, in: target,
                "\(facts.name) depends on \(others) and is built before any check", fix: fix)
        ]
    }

    /// Which of the rules about layers one target breaks by using another.
    package func ruleAgainst(_ target: Int, using other: Int) -> Rule {
        let (layer, used) = (layered.layers[target], layered.layers[other])
        return layer?.role == .feature && used?.role == .feature ? .featureIndependence : .layerDependency
    }

    /// The modules that a target may use, as the end of a sentence.
    package func allowedText(_ target: Int) -> String {
        let names = layered.allowed(for: target)
        let layer = layered.layers[target]?.name ?? ""
        return names.isEmpty
            ? "the layer \(layer) may use no other target"
            : "allowed in the layer \(layer): \(names.prefix(8).joined(separator: ", "))\(names.count > 8 ? ", …" : "")"
    }
}
