import LayeringEngine

/// The findings that somebody wants to see: those of some rules, those in some files, or both.
struct Selection: Sendable {
    private let rules: [String]
    private let paths: [String]

    /// Selects by the names of rules and by files, folders or patterns of them; everything where one is empty.
    init(rules: [String], paths: [String]) {
        self.rules = rules
        self.paths = paths.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
            .map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// Selects every finding.
    static let everything = Selection(rules: [], paths: [])

    /// Whether a finding is selected. No rule holds where a source cannot be read, so that is there for all of them.
    func includes(_ finding: Finding) -> Bool {
        let isOfRule = rules.isEmpty || finding.rule == Finding.unreadable || rules.contains(finding.rule)
        return isOfRule && covers(finding.path)
    }

    /// Whether everything in a file is selected, of whatever rule.
    func includesAll(in path: String) -> Bool { rules.isEmpty && covers(path) }

    /// Whether a finding in one of these files would be selected, if it is of a rule that is.
    func coversAny(of paths: [String]) -> Bool { paths.contains(where: covers) }

    private func covers(_ path: String) -> Bool {
        paths.isEmpty || paths.contains { $0 == "." || Glob.covers($0, path) }
    }
}
