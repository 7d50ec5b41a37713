/// A rule: what it forbids, why, what to do instead, and examples that are its tests.
package struct Rule: Sendable {
    /// How reports and configurations name it.
    package let id: String
    /// The demand, in one sentence.
    package let summary: String
    /// Why it is there.
    package let reason: String
    /// The remedy, in one sentence.
    package let fix: String
    /// The remedy in SwiftUI, where it differs.
    package let inSwiftUI: String?
    /// How bad it is to break it: a warning is about what is sometimes right.
    package let severity: Finding.Severity
    /// The rules of the architecture, or the page, that it comes from.
    package let source: String
    /// The names that it forbids in some places, if it is about names.
    package let names: Names?
    /// Sources that break it.
    package let bad: [Example]
    /// Much the same, in a way that keeps it.
    package let good: [Example]

    init(
        _ id: String, _ summary: String, reason: String, fix: String, inSwiftUI: String? = nil,
        severity: Finding.Severity = .error, source: String = "", names: Names? = nil, bad: [Example], good: [Example]
    ) {
        self.id = id
        self.summary = summary
        self.reason = reason
        self.fix = fix
        self.inSwiftUI = inSwiftUI
        self.severity = severity
        self.source = source
        self.names = names
        self.bad = bad
        self.good = good
    }

    /// The patterns in sources.
    package var patterns: [String] { names?.patterns ?? [] }

    /// Whether its names are forbidden to a layer.
    package func applies(to layer: Layer) -> Bool {
        guard let names, names.roles.contains(layer.role) || names.layers.contains(layer.name) else { return false }
        return names.owner.map { !layer.allOwned.contains($0) } ?? true
    }
}
