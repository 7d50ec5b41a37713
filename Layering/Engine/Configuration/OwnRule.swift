/// A rule that a package has for itself: names that do not belong in some layers.
package struct OwnRule: Sendable {
    /// How reports and configurations name it.
    package let id: Layer.Word
    /// The patterns, as they are written.
    package var patterns: [String] = []
    /// The layers that it is for,
    package var layers: [Layer.Word] = []
    /// and the roles of others; everywhere without both.
    package var roles: Set<Role> = []
    /// Why the names do not belong there.
    package var message = ""
    /// The remedy.
    package var fix = ""
    /// How bad it is.
    package var severity = Finding.Severity.error

    /// The rule as the engine has its own.
    var rule: Rule {
        let everywhere = layers.isEmpty && roles.isEmpty
        return Rule(
            id.text, Self.sentence(message),
            reason: "It is a rule of this package: \(Configuration.fileName), line \(id.place.line).",
            fix: Self.sentence(fix), severity: severity,
            names: Names(
                patterns: patterns, roles: everywhere ? Set(Role.allCases) : roles, layers: Set(layers.map(\.text)),
                isOfPackage: true, problem: "does not belong here: \(Self.sentence(message).dropLast())"),
            bad: [], good: [])
    }

    private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}
