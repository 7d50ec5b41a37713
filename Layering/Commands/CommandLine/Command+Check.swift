import LayeringEngine

extension Command {
    static func check(_ options: Options) throws -> ExitCode {
        let report = try options.choice("--format", of: Report.self)
        let subject = try Subject(options)
        let findings = try subject.findings(
            today: try day(options), expired: .error, where: try options.selection(in: subject).includes)
        Output.write(report.written(findings, of: subject.reported))
        if report == .text, findings.isEmpty {
            let isWhole = options.all("--only").isEmpty
            Output.complain(
                isWhole
                    ? "\(subject.facts.targets.count) targets keep to their layers\n"
                    : "nothing of this breaks a rule\n")
        }
        if report == .text { Output.complain(subject.facts.noteAboutPlugins) }
        let fails = findings.contains { $0.severity == .error || options.has("--strict") }
        return fails ? .findings : .fine
    }

    /// The day that exceptions are held against.
    static func day(_ options: Options) throws(Trouble) -> String {
        guard let text = options["--today"] else { return Day.today() }
        guard Day.isDay(text) else { throw Trouble("--today cannot be \(text)", fix: "Write it as 2026-12-31.") }
        return text
    }
}
