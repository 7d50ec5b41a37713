/// Permission to break a rule in one place, for good or until some day.
package struct Exemption: Sendable {
    /// The kinds, by how long they last and where they stand.
    package enum Kind: String, CaseIterable, Sendable {
        case permanent, inline, expiring
    }

    /// The rule's id.
    package var rule: String
    /// The file, or a pattern of files.
    package var path: String
    /// The name that is forbidden elsewhere; nothing allows all that the rule finds there.
    package var name: String?
    /// The only line of the source that it is for, if it stands in the source.
    package var line: Int?
    /// Why.
    package var reason = ""
    /// The owner of one that expires.
    package var owner = ""
    /// The last day, as `2026-12-31`; empty for one without.
    package var until = ""
    /// Whether it is for what only the audit finds.
    package var isForAudit = false
    /// Where it is.
    package var place: Place

    /// The kind.
    package var kind: Kind { line != nil ? .inline : until.isEmpty ? .permanent : .expiring }

    /// Whether a finding may pass.
    func permits(_ finding: Finding) -> Bool {
        guard rule == finding.rule, (name ?? finding.name) == finding.name else { return false }
        guard let line else { return Glob.matches(path, finding.path) }
        return line == finding.place.line && path == finding.path
    }
}
