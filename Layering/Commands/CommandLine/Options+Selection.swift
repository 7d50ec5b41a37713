import LayeringEngine

extension Options {
    /// The rules, files and folders that `--only` names, each time that it is there.
    ///
    /// - Throws: the first that is neither a rule nor the path of anything that findings are about.
    func selection(in subject: Subject) throws -> Selection {
        let words = all("--only")
        let known = Subject.rules(in: subject.root)
        let rules = words.filter { Explanation.rule(named: $0, among: known) != nil }
        let paths = words.filter { !rules.contains($0) }
        for path in paths where !Selection(rules: [], paths: [path]).coversAny(of: subject.paths) {
            let isPath = path.contains { "/*.".contains($0) } || Disk.isThere("\(subject.root)/\(path)")
            throw isPath ? Self.noSource(path) : Command.noRule(path, among: known)
        }
        return Selection(rules: rules, paths: paths)
    }

    private static func noSource(_ path: String) -> Trouble {
        Trouble(
            "no file or folder that is checked is named \(path)",
            fix: "Write it as findings do, from the package's folder.")
    }
}
