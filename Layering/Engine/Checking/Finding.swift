/// A place where something is wrong, and what to do.
package struct Finding: Hashable, Sendable {
    /// How bad it is.
    package enum Severity: String, Sendable {
        case error, warning
    }

    /// The rule's id.
    package var rule: String
    /// The file, from the package's root.
    package var path: String
    /// Where in the file.
    package var place: Place
    /// The name that it is about: what exceptions and baselines know it by.
    package var name: String
    /// The problem.
    package var what: String
    /// The remedy, as a sentence.
    package var fix: String
    /// How bad it is.
    package var severity: Severity

    /// Describes what is wrong somewhere, and what to do.
    package init(
        rule: String, path: String, place: Place, name: String, what: String, fix: String, severity: Severity = .error
    ) {
        (self.rule, self.path, self.place, self.name) = (rule, path, place, name)
        (self.what, self.fix, self.severity) = (what, fix, severity)
    }

    /// The rule's name for a problem with the configuration itself.
    package static let configuration = "configuration"
    /// The rule's name for a source that cannot be read.
    package static let unreadable = "unreadable-source"

    /// As compilers say it.
    package var description: String {
        "\(path):\(place.line):\(place.column): \(severity.rawValue): [\(rule)] \(what). \(fix)"
    }

    /// By file, then by place.
    package static func isBefore(_ one: Finding, _ other: Finding) -> Bool {
        (one.path, one.place.line, one.place.column, one.rule, one.name)
            < (other.path, other.place.line, other.place.column, other.rule, other.name)
    }
}
