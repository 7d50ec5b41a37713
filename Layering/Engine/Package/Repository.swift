/// The folder with the configuration of a package, which may name several.
package struct Repository: Sendable, Equatable {
    /// The folder.
    package let folder: String
    /// The folders of the packages from there, as the configuration names them; none where it is for one package.
    package let packages: [String]
    /// The one of them that was asked about; empty for the folder itself.
    package let package: String

    /// Looks in a package's folder, then in those around it as far as the repository goes, for a configuration that
    /// names this package; without one, the package is on its own.
    ///
    /// - Parameters:
    ///   - path: the package's folder, from the root of the disk.
    ///   - text: gives the text of a file.
    ///   - isThere: tells whether there is anything of a name.
    package init(around path: String, reading text: (String) -> String?, isThere: (String) -> Bool) {
        var (folder, names) = (path, [String]())
        while true {
            let package = names.reversed().joined(separator: "/")
            let packages = text("\(folder)/\(Configuration.fileName)").map(Configuration.packages) ?? []
            if packages.contains(package) || package.isEmpty && !packages.isEmpty {
                self = Repository(folder: folder, packages: packages, package: package)
                return
            }
            guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex, !isThere("\(folder)/.git") else {
                break
            }
            names.append(String(folder[folder.index(after: slash)...]))
            folder = String(folder[..<slash])
        }
        self = Repository(folder: path, packages: [], package: "")
    }

    init(folder: String, packages: [String], package: String) {
        (self.folder, self.packages, self.package) = (folder, packages, package)
    }
}
