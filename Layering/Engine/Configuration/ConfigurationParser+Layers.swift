extension ConfigurationParser {
    /// A line that says something of the layer that was begun last.
    mutating func readLayerKey(_ line: ConfigurationLine) {
        let values = line.values
        let last = configuration.layers.count - 1
        switch line.key {
        case _ where values.isEmpty:
            report(line.place, "`\(line.key)` has no value", fix: "Say at least one, or leave the line out.")
        case "role": readRole(line)
        case "targets": change { $0.layers[last].targets = values }
        case "uses": change { $0.layers[last].uses = values }
        case "only" where values.count < 2:
            report(values[0].place, "nothing of \(values[0].text) is named", fix: "Name the types that may be used.")
        case "only":
            change { $0.layers[last].only.append(Layer.Only(layer: values[0], names: Array(values.dropFirst()))) }
        case "exports": change { $0.layers[last].exports = values }
        case "frameworks": change { $0.layers[last].frameworks = values }
        case "tests": change { $0.layers[last].tests = values[0] }
        case "owns": values.forEach { own($0) }
        default: reportKey(line, allowed: "role, targets, uses, only, exports, frameworks, tests, owns")
        }
    }

    private mutating func readRole(_ line: ConfigurationLine) {
        guard line.values.count == 1, let role = Role(rawValue: line.values[0].text) else {
            let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
            return report(
                line.values[0].place, "there is no role `\(line.values[0].text)`", fix: "A layer has one of: \(roles).")
        }
        change { $0.layers[$0.layers.count - 1].role = role }
    }

    private mutating func own(_ word: Layer.Word) {
        guard let owned = Ownership(rawValue: word.text) else {
            let all = Ownership.allCases.map(\.rawValue).joined(separator: ", ")
            return report(word.place, "nothing named `\(word.text)` can be owned", fix: "A layer can own: \(all).")
        }
        change { $0.layers[$0.layers.count - 1].owns.insert(owned) }
    }

    /// A line that says something of the exception that was begun last.
    mutating func readExceptionKey(_ line: ConfigurationLine) {
        let last = configuration.exceptions.count - 1
        guard line.values.count == 1 else {
            return report(line.place, "`\(line.key)` has one value", fix: "Put more than one word between quotes.")
        }
        let value = line.values[0]
        switch line.key {
        case "reason": change { $0.exceptions[last].reason = value.text }
        case "owner": change { $0.exceptions[last].owner = value.text }
        case "until" where Day.isDay(value.text): change { $0.exceptions[last].until = value.text }
        case "until": report(value.place, "`\(value.text)` is no day", fix: "Write it as 2026-12-31.")
        case "for" where value.text == "audit": change { $0.exceptions[last].isForAudit = true }
        default: reportKey(line, allowed: "reason, owner, until, for audit")
        }
    }
}

/// Days as they are written: in this form earlier ones are less.
enum Day {
    /// Whether a text is a day such as `2026-12-31`.
    static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], let month = Int(parts[1]), let day = Int(parts[2]) else { return false }
        return Int(parts[0]) != nil && (1...12).contains(month) && (1...31).contains(day)
    }
}
