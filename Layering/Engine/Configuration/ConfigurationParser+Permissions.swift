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

    private mutating func onlyValue(of line: ConfigurationLine) -> Layer.Word? {
        if line.values.count == 1 { return line.values[0] }
        report(line.place, "`\(line.key)` has one value", fix: "Put more than one word between quotes.")
        return nil
    }
}
