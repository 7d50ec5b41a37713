import LayeringEngine

/// Findings that need the compiler, which sees through aliases, inferred types and extensions.
extension Check {
    /// Everything that breaks a rule and that text does not show, apart from what the configuration excepts.
    ///
    /// - Parameters:
    ///   - uses: what the sources use, as the compiler knows it.
    ///   - today: the day that exceptions are held against.
    ///   - sources: gives the bytes of each source.
    /// - Returns: findings by file and place.
    func findings(in uses: PackageUses, today: String, sources: some Sources) -> [Finding] {
        let facts = read(sources)
        let seen = Seen(raw(facts, sources))
        let found = raw(uses).filter { !seen.contains($0) }
        return Permissions(configuration, inlineExceptions(facts).exceptions, for: .audit, of: scope)
            .apply(to: found, today: today, expired: .error).sorted(by: Finding.isBefore)
    }

    /// Everything that breaks a rule, whether or not text shows it.
    func raw(_ uses: PackageUses) -> [Finding] {
        var audit = UseAudit(self, uses)
        let found = uses.files.flatMap { audit.findings(in: $0) }
        return found.filter { !isSkipped($0) }.sorted(by: Finding.isBefore)
    }
}

/// The findings that text gives already: a rule on a line, and for rules about modules one import for all its uses.
private struct Seen {
    private var lines: Set<[String]> = []
    private var modules: Set<[String]> = []

    init(_ findings: [Finding]) {
        for finding in findings {
            lines.insert([finding.rule, finding.path, "\(finding.place.line)"])
            modules.insert([finding.rule, finding.path, finding.name])
        }
    }

    func contains(_ finding: Finding) -> Bool {
        if UseAudit.moduleRules.contains(finding.rule) {
            return modules.contains([finding.rule, finding.path, finding.name])
        }
        return lines.contains([finding.rule, finding.path, "\(finding.place.line)"])
    }
}
