import LayeringEngine

/// SwiftPM's descriptions of packages: each manifest is asked for once.
struct SwiftPM {
    private var dumps: [String: String] = [:]

    /// The facts of a package, and of the libraries that it may depend on.
    mutating func facts(_ root: String) throws -> PackageFacts {
        var facts = try PackageFacts(dump: dump(root), root: root)
        if facts.targets.contains(where: { !$0.products.isEmpty }) { facts.libraries = try libraries(root) }
        return facts
    }

    /// The manifest of the package as JSON.
    private mutating func dump(_ root: String) throws(Trouble) -> String {
        let folder = Disk.absolute(root) ?? root
        if let known = dumps[folder] { return known }
        let dump = try Shell.output(
            of: "swift package --package-path \(Shell.quoted(root)) dump-package", fix: "Its own message is above.")
        dumps[folder] = dump
        return dump
    }

    /// The libraries of the packages that a package depends on.
    private mutating func libraries(_ root: String) throws(Trouble) -> [LibraryFacts] {
        let dependencies = try Shell.output(
            of: "swift package --package-path \(Shell.quoted(root)) show-dependencies --format json",
            fix: "Its own message is above.")
        var libraries: [LibraryFacts] = []
        for (identity, folder) in LibraryFacts.folders(in: dependencies).sorted(by: { $0.key < $1.key }) {
            libraries += LibraryFacts.all(inDump: try dump(folder), of: identity)
        }
        return libraries
    }
}
