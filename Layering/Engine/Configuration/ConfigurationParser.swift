/// Parses a configuration line by line, and collects problems.
struct ConfigurationParser {
    /// The section that an indented line belongs to.
    private enum Section { case none, layer, exception, skip, baseline, auditBaseline }

    private(set) var configuration: Configuration
    private(set) var problems: [Problem] = []
    private var section = Section.none
    private var seen: Set<String> = []

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
        seen = []
        switch (ConfigurationKeyword.Section(rawValue: line.key), line.values.count) {
        case (.layer, 1): startLayer(line)
        case (.exception, 2...3): startException(line)
        case (.skip, 1): startSkip(line)
        case (.baseline, 0): startBaseline(line)
        case (.baseline, 1) where line.values[0].text == ConfigurationKeyword.audit: section = .auditBaseline
        default:
            section = .none
            report(
                line.place, "`\(line.words.map(\.text).joined(separator: " "))` begins no section",
                fix: "Write `layer NAME`, `exception RULE PATH [NAME]`, `skip RULE` or `baseline [audit]`.")
        }
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
        checkRule(line.values[0])
        configuration.exceptions.append(
            Exemption(rule: line.values[0].text, path: line.values[1].text, name: name, place: line.place))
    }

    private mutating func startSkip(_ line: ConfigurationLine) {
        section = .skip
        checkRule(line.values[0])
        configuration.skips.append(Skip(rule: line.values[0].text, place: line.place))
    }

    private mutating func startBaseline(_ line: ConfigurationLine) {
        section = .baseline
        configuration.lastBaselineLine = line.number
    }

    private mutating func checkRule(_ word: Layer.Word) {
        guard !Rule.all.contains(where: { $0.id == word.text }) else { return }
        let question = Spelling.question(about: word.text, among: Rule.all.map(\.id))
        report(word.place, "no rule is named `\(word.text)`", fix: question ?? "`layering explain` lists the rules.")
    }

    private mutating func readKey(_ line: ConfigurationLine) {
        let hasKeys = section == .layer || section == .exception || section == .skip
        if hasKeys, !seen.insert(line.key == "only" ? "only \(line.values.first?.text ?? "")" : line.key).inserted {
            report(line.place, "`\(line.key)` is a duplicate", fix: "Write it once, with all its values.")
        }
        switch section {
        case .layer: readLayerKey(line)
        case .exception: readExceptionKey(line)
        case .skip: readSkipKey(line)
        case .baseline: readKnown(line, isForAudit: false)
        case .auditBaseline: readKnown(line, isForAudit: true)
        case .none: report(line.place, "this line belongs to nothing", fix: "Begin a section above it, not indented.")
        }
    }

    private mutating func readKnown(_ line: ConfigurationLine, isForAudit: Bool) {
        guard line.words.count == 4, let count = Int(line.words[3].text), 1...Known.most ~= count else {
            return report(
                line.place, "this is no line of a baseline",
                fix: "`layering baseline add` writes them: RULE PATH NAME COUNT.")
        }
        checkRule(line.words[0])
        if !isForAudit { configuration.lastBaselineLine = line.number }
        configuration.baseline.append(
            Known(
                rule: line.key, path: line.words[1].text, name: line.words[2].text, count: count, place: line.place,
                countPlace: line.words[3].place, isForAudit: isForAudit))
    }

    mutating func reportKey<Key: CaseIterable & RawRepresentable<String>>(_ line: ConfigurationLine, _: Key.Type) {
        report(
            line.place, "`\(line.key)` says nothing here that is understood",
            fix: "Allowed are: \(Key.allCases.map(\.rawValue).joined(separator: ", ")).")
    }

    /// Lets the readers of sections change what was begun last.
    mutating func change(_ change: (inout Configuration) -> Void) { change(&configuration) }
}
