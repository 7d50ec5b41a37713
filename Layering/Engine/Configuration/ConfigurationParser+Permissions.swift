extension ConfigurationParser {
    /// A line that says something of the exception that was begun last.
    mutating func readExceptionKey(_ line: ConfigurationLine) {
        guard let key = ConfigurationKeyword.Exception(rawValue: line.key) else {
            return reportKey(line, ConfigurationKeyword.Exception.self)
        }
        guard let value = onlyValue(of: line) else { return }
        let last = configuration.exceptions.count - 1
        switch key {
        case .reason: change { $0.exceptions[last].reason = value.text }
        case .owner: change { $0.exceptions[last].owner = value.text }
        case .until where Day.isDay(value.text): change { $0.exceptions[last].until = value.text }
        case .until: report(value.place, "`\(value.text)` is no day", fix: "Write it as 2026-12-31.")
        case .for where value.text == ConfigurationKeyword.audit: change { $0.exceptions[last].isForAudit = true }
        case .for: report(value.place, "an exception cannot be for `\(value.text)`", fix: "Write `for audit`.")
        }
    }

    /// A line that says something of the rule that was switched off last.
    mutating func readSkipKey(_ line: ConfigurationLine) {
        guard let key = ConfigurationKeyword.Skip(rawValue: line.key) else {
            return reportKey(line, ConfigurationKeyword.Skip.self)
        }
        let (last, values) = (configuration.skips.count - 1, line.values)
        switch key {
        case .reason: if let value = onlyValue(of: line) { change { $0.skips[last].reason = value.text } }
        case _ where values.isEmpty: reportEmpty(line)
        case .layers: change { $0.skips[last].layers = values }
        case .paths: change { $0.skips[last].paths = values.map(\.text) }
        }
    }

    /// The value of a line that has one; reports a line that has none or more.
    mutating func onlyValue(of line: ConfigurationLine) -> Layer.Word? {
        if line.values.count == 1 { return line.values[0] }
        report(line.place, "`\(line.key)` has one value", fix: "Put more than one word between quotes.")
        return nil
    }

    /// A line of a baseline.
    mutating func readKnown(_ line: ConfigurationLine, isForAudit: Bool) {
        guard line.words.count == 4, let count = Int(line.words[3].text), 1...Known.most ~= count else {
            return report(
                line.place, "this is no line of a baseline",
                fix: "`layering baseline add` writes them: RULE PATH NAME COUNT.")
        }
        ruleNames.append(line.words[0])
        let known = Known(
            rule: line.key, path: line.words[1].text, name: line.words[2].text, count: count, place: line.place,
            countPlace: line.words[3].place, isForAudit: isForAudit)
        change { $0.baseline.append(known) }
        if !isForAudit { change { $0.lastBaselineLine = line.number } }
    }

    /// Checks that every word that stands for a rule is the name of one.
    mutating func checkRuleNames() {
        let known = configuration.rules.map(\.id)
        let all = Set(known)
        for word in ruleNames where !all.contains(word.text) {
            let question = Spelling.question(about: word.text, among: known)
            report(
                word.place, "no rule is named `\(word.text)`", fix: question ?? "`layering explain` lists the rules.")
        }
    }
}
