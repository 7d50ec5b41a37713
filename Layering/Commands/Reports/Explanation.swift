import LayeringEngine

/// A rule, told to a person.
enum Explanation {
    /// All rules, one a line, and then what else is reported.
    static func overview(_ rules: [Rule] = Rule.all) -> String {
        let all = rules + Rule.ofTheCheck
        let width = all.map(\.id.count).max() ?? 0
        return all.map { rule in
            rule.id + String(repeating: " ", count: width + 2 - rule.id.count) + rule.summary + "\n"
        }.joined()
    }

    /// One rule with its examples.
    static func of(_ rule: Rule) -> String {
        let bad = rule.bad.prefix(3).map(written).filter { !$0.isEmpty }.map { "Breaks it:\n\n\($0)" }
        let good = rule.good.prefix(2).map(written).filter { !$0.isEmpty }.map { "Keeps it:\n\n\($0)" }
        return """
            \(rule.id): \(rule.summary)

            Why: \(rule.reason)
            Instead: \(rule.fix)
            \(rule.inSwiftUI.map { "In SwiftUI: \($0)\n" } ?? "")\(extent(of: rule))\(origin(of: rule))
            \((bad + good).joined(separator: "\n"))
            """
    }

    /// The rule or other kind of finding with an id.
    static func rule(named id: String, among rules: [Rule] = Rule.all) -> Rule? {
        (rules + Rule.ofTheCheck).first { $0.id == id }
    }

    /// The layers that a rule about names is for, and the comment that lets one place pass.
    private static func extent(of rule: Rule) -> String {
        guard let names = rule.names else { return "" }
        if names.isOfPackage { return extent(ofOwn: names) }
        let roles = Role.allCases.filter(names.roles.contains).map(\.rawValue).joined(separator: ", ")
        return "Where: in layers with the role \(roles)"
            + (names.owner.map { ", unless the layer owns \($0.rawValue)" } ?? "") + ".\n"
            + "Or, in one place, with the reason: // \(InlineScan.allow) \(rule.id) REASON\n"
    }

    /// The layers of a rule that the package has for itself, and what it looks for there.
    private static func extent(ofOwn names: Names) -> String {
        let roles = names.roles.count == Role.allCases.count ? [] : Role.allCases.filter(names.roles.contains)
        let layers =
            names.layers.sorted().map { "the layer \($0)" } + roles.map { "layers with the role \($0.rawValue)" }
        return "Where: \(layers.isEmpty ? "everywhere" : "in " + layers.joined(separator: ", ")).\n"
            + "Looks for:\n\n" + names.patterns.map { "    \($0)\n" }.joined()
    }

    /// Where it holds, and where it comes from.
    private static func origin(of rule: Rule) -> String {
        guard let set = rule.set else { return "" }
        let isAlways = set.always.contains { $0.id == rule.id }
        return "Set: \(set.name)\(isAlways ? ", without being asked for" : ""). Severity: \(rule.severity.rawValue).\n"
            + (rule.source.isEmpty ? "" : "From: \(rule.source).\n")
    }

    private static func written(_ example: Example) -> String {
        let dependencies = example.dependencies.sorted { $0.key < $1.key }.map {
            "    \($0.key) depends on \($0.value.isEmpty ? "nothing" : $0.value.joined(separator: ", "))\n"
        }
        let files = example.files.sorted { $0.key < $1.key }.map { path, code in
            let isEnded = code.hasSuffix("\n")
            let lines = code.dropLast(isEnded ? 1 : 0).split(separator: "\n", omittingEmptySubsequences: false).map {
                "        \($0)\n"
            }
            return "    \(path)\n\(lines.joined())"
        }
        return (dependencies + files).joined()
    }
}
