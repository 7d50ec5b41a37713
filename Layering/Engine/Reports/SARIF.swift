/// Findings in SARIF 2.1.0, which code review tools read.
enum SARIF {
    private typealias Text = JSONText

    static func written(_ findings: [Finding]) -> String {
        let driver = Text.object([
            ("name", Text.string("layering")), ("rules", Text.array(Rule.all.map(rule))),
        ])
        let run = Text.object([
            ("tool", Text.object([("driver", driver)])), ("columnKind", Text.string("unicodeCodePoints")),
            ("results", Text.array(findings.map(result))),
        ])
        return Text.object([
            ("$schema", Text.string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", Text.string("2.1.0")), ("runs", Text.array([run])),
        ])
    }

    private static func rule(_ rule: Rule) -> String {
        Text.object([
            ("id", Text.string(rule.id)), ("shortDescription", message(rule.summary)),
            ("fullDescription", message(rule.reason)), ("help", message(rule.fix)),
        ])
    }

    private static func result(_ finding: Finding) -> String {
        let region = Text.object([("startLine", "\(finding.place.line)"), ("startColumn", "\(finding.place.column)")])
        let file = Text.object([("uri", Text.string(finding.path)), ("uriBaseId", Text.string("%SRCROOT%"))])
        let location = Text.object([("artifactLocation", file), ("region", region)])
        return Text.object([
            ("ruleId", Text.string(finding.rule)), ("level", Text.string(finding.severity.rawValue)),
            ("message", message("\(finding.what). \(finding.fix)")),
            ("locations", Text.array([Text.object([("physicalLocation", location)])])),
        ])
    }

    private static func message(_ text: String) -> String { Text.object([("text", Text.string(text))]) }
}
