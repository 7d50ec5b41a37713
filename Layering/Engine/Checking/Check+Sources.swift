/// Sources that nothing is known of, or too little.
extension Check {
    func unreadableFindings(_ facts: [FileFacts]) -> [Finding] {
        facts.compactMap { file in
            if file.isUnreadable { return unreadable(file) }
            return file.slashOperator.map { ambiguous(file, at: $0) }
        }
    }

    private func unreadable(_ file: FileFacts) -> Finding {
        Finding(
            rule: Finding.unreadable, path: file.path, place: Place(line: 1, column: 1),
            name: layered.package.targets[file.target].name,
            what: "the source cannot be read, so nothing of it was checked",
            fix: "Make it a file that this user may read, or exclude it from its target in Package.swift.")
    }

    private func ambiguous(_ file: FileFacts, at place: Place) -> Finding {
        Finding(
            rule: Finding.unreadable, path: file.path, place: place, name: "prefix",
            what:
                "with a prefix operator that begins with `/`, code may look like a regex, which is not checked",
            fix: "Give the operator a name that does not begin with `/`, which Swift 6 reserves for regexes.")
    }
}
