import LayeringEngine

/// Exceptions, and what needs more of them.
extension Check {
    /// Everything that breaks a rule and that no exception lets pass: what a baseline is about.
    func unexcepted(_ sources: some Sources) -> [Finding] {
        let facts = read(sources)
        return Permissions(configuration, inlineExceptions(facts).exceptions).unexcepted(raw(facts, sources)).findings
    }

    /// Every exception, wherever it stands; not those in sources in which something is wrong.
    func exceptions(_ sources: some Sources) -> [Exemption] {
        (configuration.exceptions + inlineExceptions(read(sources)).exceptions).filter { scope.contains($0.path) }
    }
}
