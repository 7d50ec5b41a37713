import LayeringEngine

/// The packages as their manifests declare them.
extension Subject {
    /// The facts of all packages, and their manifests by folder.
    static func declared(_ repository: Repository, below root: String, _ options: Options) throws -> (
        PackageFacts, [String: Manifest]
    ) {
        guard !repository.packages.isEmpty else {
            let manifest = try manifest(of: "", below: root, options)
            var packages = SwiftPM()
            return (try packages.facts(root), ["": manifest])
        }
        var (packages, parts, manifests) = (SwiftPM(), [(String, PackageFacts)](), [String: Manifest]())
        for folder in repository.packages {
            manifests[folder] = try manifest(of: folder, below: root, options)
            try refuseConfiguration(in: folder, below: root)
            parts.append((folder, try packages.facts(place(of: folder, below: root))))
        }
        let name = repository.folder.split(separator: "/").last.map(String.init) ?? ""
        return (PackageFacts(joining: parts, name: name), manifests)
    }

    /// The manifest that SwiftPM uses of a package.
    static func manifest(of folder: String, below root: String, _ options: Options) throws(Trouble) -> Manifest {
        let place = place(of: folder, below: root)
        let name = try manifestName(in: place, swift: options["--swift"] ?? "swift")
        guard let text = Disk.text(of: "\(place)/\(name)") else {
            throw Trouble(
                "there is no Package.swift in \(named(place))",
                fix: "Name the package's folder with --package, or several by a line `packages FOLDER…` in a "
                    + "\(Configuration.fileName) here.")
        }
        return Manifest(text, path: folder.isEmpty ? name : "\(folder)/\(name)")
    }

    private static func place(of folder: String, below root: String) -> String {
        folder.isEmpty ? root : "\(root)/\(folder)"
    }

    /// A package is held to one configuration, and nobody should have to ask which.
    static func refuseConfiguration(in folder: String, below root: String) throws(Trouble) {
        guard !folder.isEmpty, Disk.isThere("\(root)/\(folder)/\(Configuration.fileName)") else { return }
        throw Trouble(
            "\(folder) has a \(Configuration.fileName) of its own, and the one in \(root) names it, too",
            fix: "Move its lines there, or leave \(folder) out of `packages`.")
    }

    /// The name of the manifest that SwiftPM uses: several versions of Swift may have their own.
    private static func manifestName(in root: String, swift: String) throws(Trouble) -> String {
        let names = Disk.names(in: root)
        guard names.contains(where: ManifestFile.isSpecific) else { return ManifestFile.usual }
        return ManifestFile.name(among: names, for: try SwiftPM.version(swift)) { Disk.text(of: "\(root)/\($0)") }
    }
}
