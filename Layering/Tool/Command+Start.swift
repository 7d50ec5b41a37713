import LayeringEngine

extension Command {
    /// Writes a first configuration.
    static func start(_ options: Options) throws -> ExitCode {
        let subject = try Subject(options)
        guard Disk.text(of: subject.configurationPath) == nil else {
            throw Trouble(
                "there is a \(Configuration.fileName) already",
                fix: "Change it by hand; `layering baseline` has the commands for what breaks a rule today.")
        }
        let text = Proposal(subject.facts, subject.sources).written(manifest: subject.manifest)
        try write(text, to: subject)
        Output.complain("wrote \(subject.configurationPath): read it, and correct what it takes your targets for\n")
        return .fine
    }
}
