import LayeringEngine

/// All rules as the page that docs have of them.
extension Explanation {
    /// The forms of the list of all rules.
    enum Form: String, CaseIterable { case text, markdown }

    /// A page in Markdown: a table for each set.
    static var markdown: String {
        """
        # The rules of the layering check

        `layering explain RULE` shows each with examples, which are also its tests, and where it comes from. A line
        `rules views models` in `layering.config` asks for the rules of these sets; those marked ● hold in every package. A warning
        is about what is sometimes right, and stops no build. This page is written by `scripts/update docs`.

        """ + RuleSet.all.map(section).joined()
    }

    private static func section(_ set: RuleSet) -> String {
        let always = set.always.map { row($0, mark: " ●") }
        return "\n## \(set.name)\n\n\(set.summary)\n\n| rule | | says | because |\n|---|---|---|---|\n"
            + (always + set.more.map { row($0, mark: "") }).joined()
    }

    private static func row(_ rule: Rule, mark: String) -> String {
        "| `\(rule.id)`\(mark) | \(rule.severity.rawValue) | \(rule.summary) | \(rule.reason) |\n"
    }
}
