import LayeringEngine

extension Command {
    /// Writes a first configuration, or the rest of one that only names its packages.
    static func start(_ options: Options) throws -> ExitCode {
        let subject = try Subject(options)
        guard subject.isUndecided else {
            throw Trouble(
                "there is a \(Configuration.fileName) already",
                fix: "Change it by hand; `layering baseline` has the commands for what breaks a rule today.")
        }
        let proposal = Proposal(subject.facts, subject.sources, manifests: subject.manifests)
        try write(proposal.written, to: subject)
        Output.complain(
            """
            wrote \(subject.configurationPath), in which the \(subject.facts.targets.count) targets have these roles:

            \(proposal.account)
            A role decides which rules hold; no rule about names is for `other`. Correct the file where this is wrong.
            Breaks of rules in the baseline: \(proposal.findings.count). They may stay, and may not become more.

            """)
        return .fine
    }
}
