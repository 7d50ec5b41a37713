/// The findings that the configuration permits, and problems with those permissions.
package struct Permissions {
    /// The origin of a finding.
    package enum Finder { case check, audit }

    private var configuration: Configuration
    private let finder: Finder
    private let scope: PackageScope

    /// Creates the permissions. Every exception applies to the audit, but those of the check are not the audit's to
    /// judge.
    ///
    /// - Parameters:
    ///   - configuration: what permits most.
    ///   - inline: the exceptions in sources.
    ///   - finder: where the findings come from.
    ///   - scope: the package that they are of.
    package init(
        _ configuration: Configuration, _ inline: [Exemption] = [], for finder: Finder = .check,
        of scope: PackageScope = .everything
    ) {
        self.configuration = configuration
        self.configuration.exceptions += inline
        self.configuration.baseline = configuration.baseline.filter {
            $0.isForAudit == (finder == .audit) && scope.contains($0.path)
        }
        (self.finder, self.scope) = (finder, scope)
    }

    /// The findings that are left, and those about permissions themselves.
    package func apply(to findings: [Finding], today: String, expired: Finding.Severity) -> [Finding] {
        let (excepted, used) = unexcepted(findings)
        return withoutKnown(excepted) + unused(besides: used) + overdue(today, severity: expired)
    }

    /// The findings that no exception lets pass, and the numbers of the exceptions that others needed.
    package func unexcepted(_ findings: [Finding]) -> (findings: [Finding], used: Set<Int>) {
        var used: Set<Int> = []
        let left = findings.filter { finding in
            guard let number = exemption(for: finding) else { return true }
            used.insert(number)
            return false
        }
        return (left, used)
    }

    private func exemption(for finding: Finding) -> Int? {
        configuration.exceptions.firstIndex { (finder == .audit || !$0.isForAudit) && $0.permits(finding) }
    }

    private func isOwn(_ exception: Exemption) -> Bool {
        // A pattern may be there for files of other packages.
        let isJudged = scope.folder == nil || scope.contains(exception.path) && !exception.path.contains("*")
        return exception.isForAudit == (finder == .audit) && isJudged
    }

    private func about(_ place: Place, in path: String? = nil, _ name: String, _ what: String, fix: String) -> Finding {
        Finding(
            rule: Finding.configuration, path: path ?? configuration.path, place: place, name: name, what: what,
            fix: fix)
    }

    private func unused(besides used: Set<Int>) -> [Finding] {
        configuration.exceptions.enumerated().filter { !used.contains($0.offset) && isOwn($0.element) }.map {
            _, exception in
            about(
                exception.place, in: exception.kind == .inline ? exception.path : nil, exception.rule,
                "nothing needs the exception from \(exception.rule) any more",
                fix: "Remove it.")
        }
    }

    private func overdue(_ today: String, severity: Finding.Severity) -> [Finding] {
        configuration.exceptions.filter { !$0.until.isEmpty && $0.until < today && isOwn($0) }.map { exception in
            var finding = about(
                exception.place, exception.rule,
                "the exception from \(exception.rule) expired on \(exception.until); \(exception.owner) looks after it",
                fix: "Mend \(exception.path), or agree on another day.")
            finding.severity = severity
            return finding
        }
    }

    /// The findings that are not in the baseline, and baseline entries that are gone.
    private func withoutKnown(_ findings: [Finding]) -> [Finding] {
        var left: [Known.Key: Int] = [:]
        for known in configuration.baseline { left[known.key, default: 0] += known.count }
        let fresh = findings.filter { finding in
            guard let count = left[finding.key], count > 0 else { return true }
            left[finding.key] = count - 1
            return false
        }
        let gone = configuration.baseline.filter { left[$0.key, default: 0] > 0 }.map { known in
            about(
                known.place, known.name,
                "the baseline knows \(known.count) of \(known.rule) for \(known.name) in \(known.path), and there are fewer",
                fix: finder == .check
                    ? "Run `layering baseline shrink`, so that they stay gone."
                    : "Correct the count, so that they stay gone.")
        }
        return fresh + gone
    }
}
