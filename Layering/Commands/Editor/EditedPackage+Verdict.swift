import LayeringEngine

/// The findings of a package, or why they are unknown.
struct Verdict {
    var findings: [Finding] = []
    /// A sentence for a person where something could not be read; the findings are of what was read before.
    var trouble: String?
}

extension EditedPackage {
    /// Everything that is wrong now. Only what has changed is read again.
    mutating func verdict() -> Verdict {
        let change = takeChange()
        var verdict = Verdict()
        if change == .manifest { verdict.trouble = declare() }
        if change >= .configuration { verdict.trouble = readConfiguration() ?? verdict.trouble }
        if !wrong.isEmpty {
            verdict.findings = wrong
        } else if let check {
            verdict.findings = check.findings(today: workspace.today, expired: .warning, sources: sources)
        }
        return verdict
    }

    private mutating func declare() -> String? {
        do {
            let new = try readManifest()
            if new.facts != declared?.facts { kept.forgetAll() }
            declared = new
            return nil
        } catch {
            return "\(error)"
        }
    }

    private mutating func readConfiguration() -> String? {
        let sources = sources
        let text = sources.text(of: Configuration.fileName)
        if text != configurationText { kept.forgetAll() }
        configurationText = text
        (check, wrong) = (nil, [])
        guard let text else {
            return "There is no \(Configuration.fileName) in this package. `layering init` writes one."
        }
        guard let declared else { return nil }
        let (configuration, problems) = Configuration.read(text, path: Configuration.fileName)
        wrong = problems
        let manifests = declared.manifests.mapValues { Manifest(sources.text(of: $0) ?? "", path: $0) }
        check = Check(declared.facts, configuration, manifests: manifests)
        return nil
    }
}
