/// The rules that a package has for itself.
extension ConfigurationParser {
    /// A line that says something of the rule that was begun last.
    mutating func readRuleKey(_ line: ConfigurationLine) {
        guard let key = ConfigurationKeyword.Rule(rawValue: line.key) else {
            return reportKey(line, ConfigurationKeyword.Rule.self)
        }
        let (last, values) = (configuration.ownRules.count - 1, line.values)
        switch key {
        case _ where values.isEmpty: reportEmpty(line)
        case .pattern: readPattern(values)
        case .layers: change { $0.ownRules[last].layers = values }
        case .roles: values.forEach { readRole($0) }
        case .message: if let value = onlyValue(of: line) { change { $0.ownRules[last].message = value.text } }
        case .fix: if let value = onlyValue(of: line) { change { $0.ownRules[last].fix = value.text } }
        case .severity: readSeverity(values[0])
        }
    }

    /// The words of a pattern; `""`, which stands for a literal, is read as an empty one.
    private mutating func readPattern(_ words: [Layer.Word]) {
        let text = words.map { $0.text.isEmpty ? "\"\"" : $0.text }.joined(separator: " ")
        if let problem = PatternProblem(in: text) {
            return report(words[0].place, problem.what, fix: problem.fix)
        }
        change { $0.ownRules[$0.ownRules.count - 1].patterns.append(text) }
    }

    private mutating func readRole(_ word: Layer.Word) {
        guard let role = Role(rawValue: word.text) else {
            let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
            return report(word.place, "there is no role `\(word.text)`", fix: "There are: \(roles).")
        }
        change { $0.ownRules[$0.ownRules.count - 1].roles.insert(role) }
    }

    private mutating func readSeverity(_ word: Layer.Word) {
        guard let severity = Finding.Severity(rawValue: word.text) else {
            return report(word.place, "there is no severity `\(word.text)`", fix: "Write `error` or `warning`.")
        }
        change { $0.ownRules[$0.ownRules.count - 1].severity = severity }
    }

    /// A rule of one's own has a name that no other has.
    mutating func checkID(_ word: Layer.Word) {
        let isWritten = word.text.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true
        let isAllowed = word.text.utf8.allSatisfy { byte in
            byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "-")
        }
        if !isWritten || !isAllowed {
            report(word.place, "`\(word.text)` is no name of a rule", fix: "Use small letters, digits and hyphens.")
        }
        if (configuration.rules + Rule.ofTheCheck).contains(where: { $0.id == word.text }) {
            report(word.place, "there is a rule \(word.text) already", fix: "Give it a name of its own.")
        }
    }

    /// A rule of one's own says what it looks for and why, and all of them have no more names than there is room for.
    mutating func checkOwnRules() {
        var names = 0
        for rule in configuration.ownRules {
            if rule.patterns.isEmpty {
                report(rule.id.place, "the rule \(rule.id.text) looks for nothing", fix: "Add a line with `pattern`.")
            }
            if rule.message.isEmpty || rule.fix.isEmpty {
                report(
                    rule.id.place, "the rule \(rule.id.text) does not say what is wrong and what to do",
                    fix: "Add lines with `message` and `fix`.")
            }
            checkLayers(rule.layers)
            names += rule.patterns.reduce(0) { $0 + Pattern.nameCount(of: $1) }
            if names > Pattern.mostOwnNames {
                report(
                    rule.id.place, "the patterns up to here have more than \(Pattern.mostOwnNames) names",
                    fix: "Leave some out.")
            }
        }
    }
}
