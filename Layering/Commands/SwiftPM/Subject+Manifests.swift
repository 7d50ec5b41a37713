import LayeringEngine

/// The packages as their manifests declare them.
extension Subject {
    /// Asks SwiftPM about a package, or about all that its configuration names.
    init(declaredIn folder: String) throws {
        let repository = Self.repository(around: folder)
        let root = repository.package.isEmpty ? folder : repository.folder
        let asked = repository.package.isEmpty ? nil : repository.package
        let (facts, manifests) = try Self.declared(repository, below: root)
        self.init(
            root: root, facts: facts, manifests: manifests,
            scope: PackageScope(folder: asked, among: repository.packages))
    }

    /// The facts of all packages, and their manifests by folder.
    private static func declared(_ repository: Repository, below root: String) throws -> (
        PackageFacts, [String: Manifest]
    ) {
        guard !repository.packages.isEmpty else {
            let manifest = try manifest(of: "", below: root)
            var packages = SwiftPM()
            return (try packages.facts(root), ["": manifest])
        }
        var (packages, parts, manifests) = (SwiftPM(), [(String, PackageFacts)](), [String: Manifest]())
        for folder in repository.packages {
            manifests[folder] = try manifest(of: folder, below: root)
            try refuseConfiguration(in: folder, below: root)
            parts.append((folder, try packages.facts(place(of: folder, below: root))))
        }
        let name = repository.folder.split(separator: "/").last.map(String.init) ?? ""
        return (PackageFacts(joining: parts, name: name), manifests)
    }
}
