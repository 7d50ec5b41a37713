/// Removes baseline entries that are gone from the package. Never adds one.
package enum Shrinking {
    /// The text of the configuration with a baseline that knows no more than there is.
    package static func shrunk(_ text: String, _ configuration: Configuration, to findings: [Finding]) -> String {
        let counts = Dictionary(grouping: findings) { [$0.rule, $0.path, $0.name] }.mapValues(\.count)
        let own = configuration.baseline.filter { !$0.isForAudit }
        let known = Dictionary(own.map { ($0.line, $0) }) { first, _ in first }
        var lines: [Substring] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let entry = known[index + 1] else {
                lines.append(line)
                continue
            }
            let left = min(entry.count, counts[[entry.rule, entry.path, entry.name]] ?? 0)
            if left > 0 { lines.append("\(Known.line(entry.rule, entry.path, entry.name))\(left)") }
        }
        return lines.joined(separator: "\n")
    }
}

extension Known {
    /// A line of a baseline, up to its count. Paths may have spaces.
    static func line(_ rule: String, _ path: String, _ name: String) -> String {
        "    \(rule) \(path.contains(" ") ? "\"\(path)\"" : path) \(name) "
    }
}
