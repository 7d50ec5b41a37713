/// The ways to write findings down.
package enum Report: String, CaseIterable, Sendable {
    case text, json, sarif

    /// The findings in this way, ready to be written to standard output.
    package func written(_ findings: [Finding]) -> String {
        switch self {
        case .text: findings.map { $0.description + "\n" }.joined()
        case .json: JSONText.array(findings.map(\.jsonText)) + "\n"
        case .sarif: SARIF.written(findings) + "\n"
        }
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
