import LayeringEngine

extension Command {
    /// Finds what the compiler knows and text does not show.
    static func audit(_ options: Options) throws -> ExitCode {
        let report = try options.choice("--format", of: Report.self)
        guard let store = options["--index-store"] else {
            throw Trouble(
                "audit has no --index-store",
                fix: "Build first, and name the folder of the build: \"$(swift build --show-bin-path)\".")
        }
        let subject = try Subject(options).ofOneBuild()
        let selection = try options.selection(in: subject)
        let check = try subject.check()
        let index = try PackageIndex(
            subject.facts, root: subject.root, store: store, libraries: try Toolchain.libraries())
        let uses = try index.uses()
        let findings = check.findings(in: uses, today: try day(options), sources: subject.sources)
            .filter(selection.includes)
        Output.write(report.written(findings, of: subject.reported))
        if report == .text, findings.isEmpty {
            let count = uses.files.reduce(0) { $0 + $1.uses.count }
            Output.complain("\(count) uses in \(uses.files.count) sources keep to their layers\n")
        }
        return findings.contains { $0.severity == .error } ? .findings : .fine
    }
}
