/// The words that begin a line of a configuration, as `layering help configuration` lists them.
enum ConfigurationKeyword {
    /// The first word of a section.
    enum Section: String, CaseIterable { case packages, rules, layer, rule, exception, skip, baseline }

    /// The first word of a line that is said of a layer.
    enum Layer: String, CaseIterable { case role, targets, uses, only, exports, tests, frameworks, owns }

    /// The first word of a line that is said of a rule of the package's own.
    enum Rule: String, CaseIterable { case pattern, layers, roles, message, fix, severity }

    /// The first word of a line that is said of an exception.
    enum Exception: String, CaseIterable { case reason, owner, until, `for` }

    /// The first word of a line that is said of a rule that is switched off.
    enum Skip: String, CaseIterable { case reason, layers, paths }

    /// The word after `for` and `baseline`.
    static let audit = "audit"
}
