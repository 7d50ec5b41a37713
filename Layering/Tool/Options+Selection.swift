import LayeringEngine

extension Options {
    /// The rules, files and folders that `--only` names, each time that it is there.
    func selection(in root: String) throws -> Selection {
        let words = all("--only")
        let known = Subject.rules(in: root)
        let rules = words.filter { Explanation.rule(named: $0, among: known) != nil }
        let paths = words.filter { !rules.contains($0) }
        for path in paths where !path.contains(where: { "/*.".contains($0) }) && !Disk.isFolder("\(root)/\(path)") {
            throw Command.noRule(path, among: known)
        }
        return Selection(rules: rules, paths: paths)
    }
}
