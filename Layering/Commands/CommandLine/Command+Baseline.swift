import LayeringEngine

extension Command {
    /// Changes the baseline alone: takes out what is gone, or in what is found and not yet known.
    static func baseline(_ options: Options) throws -> ExitCode {
        switch options.words {
        case ["add"]: return try addToBaseline(options, try wholeSubject(options))
        case ["shrink"]: return try shrinkBaseline(try wholeSubject(options))
        default:
            throw Trouble(
                "baseline does not say what to do",
                fix: "`layering baseline shrink` takes out what is gone, `layering baseline add` takes in what is new.")
        }
    }

    /// All packages of a configuration, since the baseline is of all of them.
    private static func wholeSubject(_ options: Options) throws -> Subject {
        let subject = try Subject(options)
        guard subject.scope.folder == nil else {
            throw Trouble(
                "the baseline in \(subject.root) is of several packages", fix: "Call this there, without --package.")
        }
        return subject
    }

    private static func shrinkBaseline(_ subject: Subject) throws -> ExitCode {
        let check = try subject.check()
        var text = BaselineText(try subject.configurationText(), check.configuration)
        let counts = text.shrink(to: check.unexcepted(subject.sources))
        try write(text.text, to: subject)
        report("took out", counts)
        return .fine
    }

    private static func addToBaseline(_ options: Options, _ subject: Subject) throws -> ExitCode {
        let check = try subject.check()
        let findings = check.findings(
            today: try day(options), expired: .error, sources: subject.sources)
        let refused = findings.filter { !$0.canBeKnown }
        guard refused.isEmpty else {
            Output.complain(Report.text.written(refused))
            throw Trouble("no baseline knows what is listed above", fix: "Mend that first; nothing was changed.")
        }
        var text = BaselineText(try subject.configurationText(), check.configuration)
        let counts = text.add(findings)
        try write(text.text, to: subject)
        report("took in", counts)
        return .fine
    }

    private static func report(_ verb: String, _ counts: [String: Int]) {
        let lines = counts.sorted { $0.key < $1.key }.map { "\(verb) \($0.value) of \($0.key)\n" }
        Output.write(lines.isEmpty ? "the baseline is as it was\n" : lines.joined())
    }

    static func write(_ text: String, to subject: Subject) throws(Trouble) {
        guard Disk.write(text, to: subject.configurationPath) else {
            throw Trouble("cannot write \(subject.configurationPath)", fix: "May this user write there?")
        }
    }
}
