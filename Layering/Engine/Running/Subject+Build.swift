/// A package as a build knows it.
extension Subject {
    /// Reads what a build has written down of a package, in a file of facts.
    ///
    /// - Parameters:
    ///   - folder: the package's folder.
    ///   - path: the file of facts.
    ///   - swift: the Swift that builds, where the manifest depends on its version.
    /// - Throws: why the package cannot be checked.
    package init(ofBuild folder: String, facts path: String, swift: String = "swift") throws {
        let repository = Self.repository(around: folder)
        let root = repository.package.isEmpty ? folder : repository.folder
        guard let text = Disk.text(of: path) else {
            throw Trouble("cannot read \(path)", fix: "Build again; the plugin writes it.")
        }
        let facts = try PackageFacts(fileText: text)
        let scope = try Self.scope(ofBuild: repository)
        try Self.refuseConfiguration(in: repository.package, below: root)
        // What is wrong with a project's targets is put right in the configuration.
        let manifest =
            facts.isProject
            ? Manifest("", path: Configuration.fileName)
            : try Self.manifest(of: repository.package, below: root, swift: swift)
        self.init(
            root: root, facts: facts, manifests: [repository.package: manifest], scope: scope,
            project: facts.isProject ? path : nil)
        settleGates(
            like: path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
    }

    /// The repository that a package is in.
    package static func repository(around folder: String) -> Repository {
        Repository(
            around: folder.hasPrefix("/") ? folder : Disk.absolute(folder) ?? folder,
            reading: { Disk.text(of: $0) }, isThere: Disk.isThere)
    }

    /// A build is of one package, and has only those besides that it depends on.
    private static func scope(ofBuild repository: Repository) throws(Trouble) -> PackageScope {
        guard !repository.packages.isEmpty else { return .everything }
        guard repository.packages.contains(repository.package) else {
            throw Trouble(
                "\(Configuration.fileName) in \(repository.folder) names other packages, and not the one beside it",
                fix: "Add `.` to its line `packages`.")
        }
        return PackageScope(folder: repository.package, among: repository.packages)
    }
}
