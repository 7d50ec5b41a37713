/// Parses a configuration line by line, and collects problems.
struct ConfigurationParser {
    /// The section that an indented line belongs to.
    private enum Section { case none, layer, rule, exception, skip, baseline, auditBaseline }

    private(set) var configuration: Configuration
    private(set) var problems: [Problem] = []
    private var section = Section.none
    private var seen: Set<[String]> = []
    /// The words that have to name a rule, which may be declared further down.
    var ruleNames: [Layer.Word] = []

    /// Something that is wrong in the file.
    struct Problem {
        let place: Place
        let what: String
        let fix: String
    }

    init(_ text: String, path: String) {
        configuration = Configuration(path: path)
        for line in ConfigurationLine.all(in: text) {
            if let problem = line.problem {
                problems.append(problem)
            } else if line.isIndented {
                readKey(line)
            } else {
                readSection(line)
            }
        }
    }

    mutating func report(_ place: Place, _ what: String, fix: String) {
        problems.append(Problem(place: place, what: what, fix: fix))
    }

    private mutating func readSection(_ line: ConfigurationLine) {
        (seen, section) = ([], .none)
        switch (ConfigurationKeyword.Section(rawValue: line.key), line.values.count) {
        case (.packages, 1...): readPackages(line)
        case (.rules, 1...): readSets(line)
        case (.layer, 1): startLayer(line)
        case (.rule, 1): startRule(line)
        case (.exception, 2...3): startException(line)
        case (.skip, 1): startSkip(line)
        case (.baseline, 0): startBaseline(line)
        case (.baseline, 1) where line.values[0].text == ConfigurationKeyword.audit: section = .auditBaseline
        default:
            report(
                line.place, "`\(line.words.map(\.text).joined(separator: " "))` begins no section",
                fix:
                    "A section is packages, a layer, rule, exception, skip or baseline: see `layering help configuration`."
            )
        }
    }

    private mutating func readSets(_ line: ConfigurationLine) {
        let known = RuleSet.all.map(\.name)
        for word in line.values where !known.contains(word.text) {
            report(
                word.place, "no set of rules is named `\(word.text)`",
                fix: "There are: \(known.joined(separator: ", ")).")
        }
        configuration.sets += line.values
    }

    private mutating func startLayer(_ line: ConfigurationLine) {
        section = .layer
        let name = line.values[0]
        if configuration.layer(named: name.text) != nil {
            report(name.place, "there are two layers named \(name.text)", fix: "Give each layer a name of its own.")
        }
        configuration.layers.append(Layer(name: name.text, place: name.place))
    }

    private mutating func startException(_ line: ConfigurationLine) {
        section = .exception
        let name = line.values.count > 2 ? line.values[2].text : nil
        ruleNames.append(line.values[0])
        configuration.exceptions.append(
            Exemption(rule: line.values[0].text, path: line.values[1].text, name: name, place: line.place))
    }

    private mutating func startSkip(_ line: ConfigurationLine) {
        section = .skip
        ruleNames.append(line.values[0])
        configuration.skips.append(Skip(rule: line.values[0].text, place: line.place))
    }

    private mutating func startBaseline(_ line: ConfigurationLine) {
        section = .baseline
        configuration.lastBaselineLine = line.number
    }

    private mutating func startRule(_ line: ConfigurationLine) {
        section = .rule
        checkID(line.values[0])
        configuration.ownRules.append(OwnRule(id: line.values[0]))
    }

    private mutating func readKey(_ line: ConfigurationLine) {
        let hasKeys = section != .baseline && section != .auditBaseline && section != .none
        if hasKeys, !seen.insert(identity(of: line)).inserted {
            report(line.place, "`\(line.key)` is a duplicate", fix: "Write it once, with all its values.")
        }
        switch section {
        case .layer: readLayerKey(line)
        case .rule: readRuleKey(line)
        case .exception: readExceptionKey(line)
        case .skip: readSkipKey(line)
        case .baseline: readKnown(line, isForAudit: false)
        case .auditBaseline: readKnown(line, isForAudit: true)
        case .none: report(line.place, "this line belongs to nothing", fix: "Begin a section above it, not indented.")
        }
    }

    /// The words that no two lines of a section have. `only` is there for each layer, `pattern` for each pattern.
    private func identity(of line: ConfigurationLine) -> [String] {
        switch line.key {
        case ConfigurationKeyword.Layer.only.rawValue: Array(line.words.prefix(2).map(\.text))
        case ConfigurationKeyword.Rule.pattern.rawValue: line.words.map(\.text)
        default: [line.key]
        }
    }

    mutating func reportKey<Key: CaseIterable & RawRepresentable<String>>(_ line: ConfigurationLine, _: Key.Type) {
        report(
            line.place, "`\(line.key)` says nothing here that is understood",
            fix: "Allowed are: \(Key.allCases.map(\.rawValue).joined(separator: ", ")).")
    }

    /// Lets the readers of sections change what was begun last.
    mutating func change(_ change: (inout Configuration) -> Void) { change(&configuration) }
}
