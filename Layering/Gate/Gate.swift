import LayeringEngine

/// The program that the plugin has a build run: it checks the layers, and writes a file when they hold.
@main
enum Gate {
    static func main() {
        ExitCode.end { try check(GateOptions(Array(CommandLine.arguments.dropFirst()))) }
    }

    /// Says what is wrong with absolute paths, which a build shows wherever it was started.
    private static func check(_ options: GateOptions) throws -> ExitCode {
        let subject = try Subject(ofBuild: options.package, facts: options.facts, swift: options.swift)
        var findings = try subject.findings(today: Day.today(), expired: .warning)
        for index in findings.indices where !findings[index].path.hasPrefix("/") {
            findings[index].path = "\(subject.root)/\(findings[index].path)"
        }
        Output.complain(findings.map { "\($0.description)\n" }.joined())
        guard !findings.contains(where: { $0.severity == .error }) else { return .findings }
        let text = "// The layers of this package were checked before anything of it was built.\n"
        guard Disk.write(text, to: options.output) else {
            throw Trouble("cannot write \(options.output)", fix: "Is there room, and may this user write there?")
        }
        return .fine
    }
}
