import LayeringEngine

/// The machine that a server runs on, as far as it asks about it.
protocol Workspace {
    /// The day that exceptions are held against.
    var today: String { get }

    /// The absolute path of the folder that the server was started in.
    var folder: String { get }

    /// The files of a package, by their paths from its root.
    func sources(in root: String) -> any Sources

    /// A package as its manifest declares it now.
    ///
    /// - Throws: why it is unknown, as a sentence for a person.
    func package(in root: String) throws -> DeclaredPackage
}

/// A package as its manifest declares it.
struct DeclaredPackage: Sendable {
    let facts: PackageFacts
    /// The names of the manifests, by the folders of their packages.
    let manifests: [String: String]

    /// Brings the two together.
    init(_ facts: PackageFacts, manifests: [String: String] = ["": ManifestFile.usual]) {
        (self.facts, self.manifests) = (facts, manifests)
    }
}
