/// Rules that are switched off.
extension Check {
    /// Whether the rule that a finding is about is off where the finding is.
    package func isSkipped(_ finding: Finding) -> Bool {
        layered.configuration.skips.contains { skip in
            guard skip.rule == finding.rule else { return false }
            return skip.covers(finding.path, of: skip.layers.isEmpty ? nil : layer(of: finding)?.name)
        }
    }

    /// The layer of the target that a finding is in, or that it is about, in the manifest.
    private func layer(of finding: Finding) -> Layer? {
        let target =
            manifests.values.contains { $0.path == finding.path }
            ? layered.numbers[finding.targetName]
            : layered.package.targets.firstIndex { $0.sources.contains(finding.path) }
        return target.flatMap { layered.layers[$0] }
    }
}

extension Finding {
    /// The target that a finding in the manifest is about: `Orders` of `Orders->Data`.
    fileprivate var targetName: String { name.firstRange(of: "->").map { String(name[..<$0.lowerBound]) } ?? name }
}
