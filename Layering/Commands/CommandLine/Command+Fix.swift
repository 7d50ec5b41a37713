import LayeringEngine

extension Command {
    /// Shows what can be mended for certain, and with `--write` mends it.
    static func fix(_ options: Options) throws -> ExitCode {
        let subject = try Subject(options)
        let others = Disk.names(in: subject.root).contains { $0.hasPrefix("Package@") }
        let plan = FixPlan(
            try subject.check(), try options.selection(in: subject), hasOneManifest: !others,
            sources: subject.sources)
        Output.write(plan.changes.map(\.diff).joined())
        for (finding, reason) in plan.left {
            Output.complain("left as it is, since \(reason): \(finding.description)\n")
        }
        guard options.has("--write") else {
            if !plan.changes.isEmpty { Output.complain("`layering fix --write` makes these changes\n") }
            return plan.changes.isEmpty && plan.left.isEmpty ? .fine : .findings
        }
        try write(plan, in: subject)
        return plan.left.isEmpty ? .fine : .findings
    }

    private static func write(_ plan: FixPlan, in subject: Subject) throws(Trouble) {
        for change in plan.changes {
            guard Disk.replace("\(subject.root)/\(change.path)", change.old, with: change.new) else {
                throw Trouble(
                    "cannot write \(change.path), or it has changed meanwhile", fix: "Look at it, and try again.")
            }
        }
        let count = plan.changes.count
        Output.complain(count == 0 ? "nothing to mend\n" : "changed \(count) \(count == 1 ? "file" : "files")\n")
    }
}
