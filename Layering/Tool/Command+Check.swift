import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Command {
    static func check(_ options: Options) throws -> ExitCode {
        let report = try options.choice("--format", of: Report.self)
        let subject = try Subject(options)
        let findings = try findings(
            of: subject, try options.selection(in: subject), today: try day(options), expired: .error)
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

    /// The check for a build: the same, with absolute paths, and an output file when it passes.
    static func gate(_ options: Options) throws -> ExitCode {
        var subject = try Subject(options)
        subject.settleGates(options)
        guard let output = options["--output"] else { throw Trouble("gate has no --output", fix: "Name a file.") }
        var findings = try findings(of: subject, .everything, today: today(), expired: .warning)
        for index in findings.indices where !findings[index].path.hasPrefix("/") {
            findings[index].path = "\(subject.root)/\(findings[index].path)"
        }
        Output.complain(Report.text.written(findings))
        guard !findings.contains(where: { $0.severity == .error }) else { return .findings }
        guard Disk.write("// The layers of this package were checked before anything of it was built.\n", to: output)
        else { throw Trouble("cannot write \(output)", fix: "Is there room, and may this user write there?") }
        return .fine
    }

    /// The problems of a configuration are there whatever is selected, since nothing is checked then.
    private static func findings(
        of subject: Subject, _ selection: Selection, today: String, expired: Finding.Severity
    ) throws -> [Finding] {
        let text = try subject.configurationText()
        let (configuration, wrong) = Configuration.read(text, path: Configuration.fileName)
        guard wrong.isEmpty else { return wrong }
        return subject.check(configuration).findings(today: today, expired: expired, sources: subject.sources).filter(
            selection.includes)
    }

    /// The day that exceptions are held against.
    static func day(_ options: Options) throws(Trouble) -> String {
        guard let text = options["--today"] else { return today() }
        guard Day.isDay(text) else { throw Trouble("--today cannot be \(text)", fix: "Write it as 2026-12-31.") }
        return text
    }

    /// Today, where this machine is.
    static func today() -> String {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        let (month, day) = (Int(parts.tm_mon) + 1, Int(parts.tm_mday))
        return "\(Int(parts.tm_year) + 1900)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}
