extension Rule {
    /// Every rule, set by set.
    package static let all: [Rule] = RuleSet.all.flatMap(\.rules)

    /// The rule with an id.
    package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

    /// The set that it belongs to.
    package var set: RuleSet? { RuleSet.all.first { set in set.rules.contains { $0.id == id } } }
}
