import LayeringEngine

extension Options {
    /// The rules, files and folders that `--only` names, each time that it is there.
    func selection(in root: String) throws -> Selection {
        let words = all("--only")
        let rules = words.filter { Explanation.rule(named: $0) != nil }
        let paths = words.filter { !rules.contains($0) }
        for path in paths where !path.contains(where: { "/*.".contains($0) }) && !Disk.isFolder("\(root)/\(path)") {
            throw Command.noRule(path)
        }
        return Selection(rules: rules, paths: paths)
    }
}
