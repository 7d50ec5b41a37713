import LayeringEngine

extension Command {
    /// Writes a first configuration.
    static func start(_ options: Options) throws -> ExitCode {
        let subject = try Subject(options)
        guard Disk.text(of: subject.configurationPath) == nil else {
            throw Trouble(
                "there is a \(Configuration.fileName) already",
                fix: "A baseline only shrinks: change the file by hand, or run `layering shrink`.")
        }
        let text = Proposal(subject.facts, subject.sources).written(manifest: subject.manifest)
        try write(text, to: subject)
        Output.complain("wrote \(subject.configurationPath): read it, and correct what it takes your targets for\n")
        return .fine
    }

    /// Removes baseline entries that are gone.
    static func shrink(_ options: Options) throws -> ExitCode {
        let subject = try Subject(options)
        let check = try subject.check()
        let (configuration, _) = Configuration.read(try subject.configurationText(), path: Configuration.fileName)
        let text = Shrinking.shrunk(try subject.configurationText(), configuration, to: check.raw(subject.sources))
        try write(text, to: subject)
        return .fine
    }

    private static func write(_ text: String, to subject: Subject) throws(Trouble) {
        guard Disk.write(text, to: subject.configurationPath) else {
            throw Trouble("cannot write \(subject.configurationPath)", fix: "May this user write there?")
        }
    }
}
