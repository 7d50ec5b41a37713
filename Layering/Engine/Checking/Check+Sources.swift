/// Sources that nothing is known of.
extension Check {
    func unreadableFindings(_ facts: [FileFacts]) -> [Finding] {
        facts.filter(\.isUnreadable).map { file in
            Finding(
                rule: Finding.unreadable, path: file.path, place: Place(line: 1, column: 1),
                name: layered.package.targets[file.target].name,
                what: "the source cannot be read, so nothing of it was checked",
                fix: "Make it a file that this user may read, or exclude it from its target in Package.swift.")
        }
    }
}
