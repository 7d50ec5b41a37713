/// The manifests of packages.
extension Subject {
    /// The manifest that SwiftPM uses of a package.
    package static func manifest(of folder: String, below root: String, swift: String = "swift") throws(Trouble)
        -> Manifest
    {
        let place = place(of: folder, below: root)
        let name = try manifestName(in: place, swift: swift)
        guard let text = Disk.text(of: "\(place)/\(name)") else {
            throw Trouble(
                "there is no Package.swift in \(named(place))",
                fix: "Name the package's folder with --package, or several by a line `packages FOLDER…` in a "
                    + "\(Configuration.fileName) here.")
        }
        return Manifest(text, path: folder.isEmpty ? name : "\(folder)/\(name)")
    }

    /// The folder of a package.
    package static func place(of folder: String, below root: String) -> String {
        folder.isEmpty ? root : "\(root)/\(folder)"
    }

    /// A package is held to one configuration, and nobody should have to ask which.
    package static func refuseConfiguration(in folder: String, below root: String) throws(Trouble) {
        guard !folder.isEmpty, Disk.isThere("\(root)/\(folder)/\(Configuration.fileName)") else { return }
        throw Trouble(
            "\(folder) has a \(Configuration.fileName) of its own, and the one in \(root) names it, too",
            fix: "Move its lines there, or leave \(folder) out of `packages`.")
    }

    /// The name of the manifest that SwiftPM uses: several versions of Swift may have their own.
    private static func manifestName(in root: String, swift: String) throws(Trouble) -> String {
        let names = Disk.names(in: root)
        guard names.contains(where: ManifestFile.isSpecific) else { return ManifestFile.usual }
        return ManifestFile.name(among: names, for: try SwiftVersion(of: swift)) { Disk.text(of: "\(root)/\($0)") }
    }
}
