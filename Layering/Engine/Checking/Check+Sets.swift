/// Sets of rules that are asked for and hold nowhere.
extension Check {
    /// A warning for each set with rules for no role that a layer has.
    var setFindings: [Finding] {
        configuration.sets.filter { word in
            let rules = RuleSet.all.first { $0.name == word.text }?.more ?? []
            return !configuration.layers.contains { layer in rules.contains { $0.applies(to: layer) } }
        }.map { word in
            Finding(
                rule: Finding.configuration, path: configuration.path, place: word.place, name: word.text,
                what: "the set \(word.text) holds in no layer",
                fix: "Correct the roles of the layers, or leave \(word.text) out.", severity: .warning)
        }
    }
}
