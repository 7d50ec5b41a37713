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
    /// How bad it is to break it.
    package let severity: Finding.Severity
    /// The names that it forbids in some places, if it is about names.
    let names: Names?
    /// Sources that break it.
    package let bad: [Example]
    /// Much the same, in a way that keeps it.
    package let good: [Example]

    init(
        _ id: String, _ summary: String, reason: String, fix: String, severity: Finding.Severity = .error,
        names: Names? = nil, bad: [Example], good: [Example]
    ) {
        self.id = id
        self.summary = summary
        self.reason = reason
        self.fix = fix
        self.severity = severity
        self.names = names
        self.bad = bad
        self.good = good
    }

    /// The patterns in sources.
    var patterns: [String] { names?.patterns ?? [] }

    /// Whether its names are forbidden to a layer.
    func applies(to layer: Layer) -> Bool {
        guard let names, names.roles.contains(layer.role) || names.layers.contains(layer.name) else { return false }
        return names.owner.map { !layer.allOwned.contains($0) } ?? true
    }
}

/// Names that are forbidden in some places.
struct Names: Sendable {
    /// The patterns; see ``Pattern``.
    let patterns: [String]
    /// Where it is forbidden,
    let roles: Set<Role>
    /// by role or by name,
    var layers: Set<String> = []
    /// except in layers that own this.
    var owner: Ownership?
    /// Whether it is forbidden only within views.
    var onlyInViews = false
    /// Whether previews are free to show it.
    var isFreeInPreviews = false
    /// Whether the package has it for itself: then names that it declares count, too.
    var isOfPackage = false
    /// The problem, after the name: "`URLSession` does I/O".
    let problem: String
}

/// Some files of a package and, if they break the rule, where they do.
package struct Example: Sendable {
    /// The files' contents by their paths. What a path begins with says whose they are: see ``SamplePackage``.
    package let files: [String: String]
    /// The dependencies of targets that differ from ``SamplePackage``.
    package let dependencies: [String: [String]]
    /// Where the rule finds something: `Domain/A.swift:1:8`.
    package let places: [String]

    init(_ files: [String: String], dependencies: [String: [String]] = [:], at places: String...) {
        self.files = files
        self.dependencies = dependencies
        self.places = places
    }

    /// One file named `A.swift`, in the folder of a target.
    init(_ folder: String, _ code: String, at places: String...) {
        files = ["\(folder)/A.swift": code]
        dependencies = [:]
        self.places = places.map { "\(folder)/A.swift:\($0)" }
    }
}
