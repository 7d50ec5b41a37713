import LayeringEngine

/// Findings in SARIF 2.1.0, which code review tools read.
struct SARIF {
    private typealias Text = JSONText

    private let findings: [Finding]
    private let columns: [Int]
    private let folder: String
    private let rules: [Rule]

    init(_ findings: [Finding], _ package: ReportedPackage) {
        self.findings = findings
        columns = UTF16Columns.all(of: findings, package.sources)
        folder = package.absoluteFolder
        rules = package.rules + Rule.ofTheCheck
    }

    var written: String {
        Text.object([
            ("$schema", Text.string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", Text.string("2.1.0")), ("runs", Text.array([run])),
        ])
    }

    private var run: String {
        Text.object([
            ("tool", Text.object([("driver", driver)])), ("invocations", Text.array([invocation])),
            ("columnKind", Text.string("utf16CodeUnits")),
            ("originalUriBaseIds", Text.object([(Self.base, baseFolder)])), ("results", Text.array(results)),
        ])
    }

    private var driver: String {
        Text.object([
            ("name", Text.string("layering")), ("version", Text.string(LayeringVersion.current)),
            ("semanticVersion", Text.string(LayeringVersion.current)), ("rules", Text.array(rules.map(descriptor))),
        ])
    }

    private var invocation: String {
        let code = findings.contains { $0.severity == .error } ? 1 : 0
        return Text.object([("executionSuccessful", "true"), ("exitCode", "\(code)")])
    }

    private func descriptor(of rule: Rule) -> String {
        Text.object([
            ("id", Text.string(rule.id)), ("shortDescription", message(rule.summary)),
            ("fullDescription", message(rule.reason)), ("help", message(Explanation.of(rule))),
            ("defaultConfiguration", Text.object([("level", Text.string(rule.severity.rawValue))])),
        ])
    }

    private static let base = "PACKAGE"

    private var baseFolder: String {
        let description = ("description", message("The folder of the package."))
        let isRoot = folder.hasSuffix("/")
        let uri = ("uri", Text.string("file://\(Percent.uri(folder))\(isRoot ? "" : "/")"))
        return Text.object(folder.isEmpty ? [description] : [uri, description])
    }
}

extension SARIF {
    private var results: [String] {
        var occurrences: [String: Int] = [:]
        return zip(findings, columns).map { finding, column in
            let identity = "\(finding.rule) \(finding.path) \(finding.name)"
            occurrences[identity, default: 0] += 1
            return result(finding, column, fingerprint: "\(identity) \(occurrences[identity] ?? 0)")
        }
    }

    /// The fingerprint has no line, so a finding stays the same when the code above it grows.
    private func result(_ finding: Finding, _ column: Int, fingerprint: String) -> String {
        let index = rules.firstIndex { $0.id == finding.rule } ?? -1
        return Text.object([
            ("ruleId", Text.string(finding.rule)), ("ruleIndex", "\(index)"),
            ("level", Text.string(finding.severity.rawValue)), ("message", message("\(finding.what). \(finding.fix)")),
            ("locations", Text.array([Text.object([("physicalLocation", location(of: finding, column))])])),
            ("partialFingerprints", Text.object([("layering/v1", Text.string(fingerprint))])),
        ])
    }

    private func location(of finding: Finding, _ column: Int) -> String {
        let region = Text.object([("startLine", "\(finding.place.line)"), ("startColumn", "\(column)")])
        let isAbsolute = finding.path.hasPrefix("/")
        let uri = ("uri", Text.string((isAbsolute ? "file://" : "") + Percent.uri(finding.path)))
        let file = Text.object(isAbsolute ? [uri] : [uri, ("uriBaseId", Text.string(Self.base))])
        return Text.object([("artifactLocation", file), ("region", region)])
    }

    private func message(_ text: String) -> String { Text.object([("text", Text.string(text))]) }
}
