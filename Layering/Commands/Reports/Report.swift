import LayeringEngine

/// The ways to write findings down.
enum Report: String, CaseIterable, Sendable {
    case text, json, sarif, github

    /// The findings in this way, ready to be written to standard output.
    func written(_ findings: [Finding], of package: ReportedPackage = ReportedPackage()) -> String {
        switch self {
        case .text: findings.map { $0.description + "\n" }.joined()
        case .json: JSONText.array(findings.map(\.jsonText)) + "\n"
        case .sarif: SARIF(findings, package).written + "\n"
        case .github: WorkflowCommand.written(findings, package)
        }
    }
}

/// The package that a report is about, for the formats that need more than its findings.
struct ReportedPackage: Sendable {
    /// Its folder, as it was named; empty for the current one.
    let folder: String
    /// Its folder from the root of the disk; empty if that is unknown.
    let absoluteFolder: String
    /// The rules that hold there.
    let rules: [Rule]
    /// The files that findings point into.
    let sources: any Sources

    /// Describes a package.
    init(
        folder: String = "", absoluteFolder: String = "", rules: [Rule] = Rule.all,
        sources: some Sources = SourcesInMemory([:])
    ) {
        self.folder = folder
        self.absoluteFolder = absoluteFolder
        self.rules = rules
        self.sources = sources
    }
}

extension Finding {
    fileprivate var jsonText: String {
        JSONText.object([
            ("rule", JSONText.string(rule)), ("severity", JSONText.string(severity.rawValue)),
            ("path", JSONText.string(path)), ("line", "\(place.line)"), ("column", "\(place.column)"),
            ("name", JSONText.string(name)), ("message", JSONText.string(what)), ("fix", JSONText.string(fix)),
        ])
    }
}
