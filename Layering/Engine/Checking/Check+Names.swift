/// The rules about names in sources.
extension Check {
    func nameFindings(_ facts: [FileFacts]) -> [Finding] {
        let own = OwnTypes(facts, layered)
        let models = Set(facts.flatMap(\.models))
        let cases = OwnCases(facts, rules)
        return facts.flatMap { file in
            file.hits.filter { hit in
                guard !isFree(hit, in: file), !cases.contains(hit) else { return false }
                guard let type = hit.type else { return true }
                return rules[hit.rule].names?.isOfModels == true
                    ? models.contains(type) : !own.contains(type, seenFrom: file)
            }.map { finding(about: $0, in: file) }
        }
    }

    /// Whether it is something that layers of this role are free to do.
    private func isFree(_ hit: Hit, in file: FileFacts) -> Bool {
        guard let free = rules[hit.rule].names?.free, let role = layered.layers[file.target]?.role else { return false }
        return free[role]?.contains { hit.text.hasPrefix($0) } ?? false
    }

    private func finding(about hit: Hit, in file: FileFacts) -> Finding {
        let rule = rules[hit.rule]
        return Finding(
            rule: rule.id, path: file.path, place: hit.place, name: hit.name,
            what: "`\(hit.text)` \(rule.names?.problem ?? "")",
            fix: (file.importsSwiftUI ? rule.inSwiftUI : nil) ?? rule.fix, severity: rule.severity)
    }

    /// Views of a feature that are made outside of it and of App.
    func foreignViewFindings(_ facts: [FileFacts]) -> [Finding] {
        let features = facts.filter { layered.layers[$0.target]?.role == .feature }
        var homes: [String: Int] = [:]
        for file in features { for view in file.sharedViews { homes[view] = file.target } }
        guard !homes.isEmpty else { return [] }
        var own: [Set<String>] = Array(repeating: [], count: layered.package.targets.count)
        for file in facts { own[file.target].formUnion(file.ownViews + file.sharedViews) }
        return facts.filter { isForeignToViews($0.target) }.flatMap { file in
            file.madeViews.filter { !own[file.target].contains($0.name) }.compactMap { hit in
                guard let home = homes[hit.name], home != file.target else { return nil }
                return Finding(
                    rule: Rule.foreignView.id, path: file.path, place: hit.place, name: hit.name,
                    what: "`\(hit.name)` is a view of \(layered.package.targets[home].name)", fix: Rule.foreignView.fix)
            }
        }
    }

    private func isForeignToViews(_ target: Int) -> Bool {
        guard let layer = layered.layers[target] else { return false }
        return ![Role.app, .test, .other].contains(layer.role)
    }
}
