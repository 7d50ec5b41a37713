/// The package among several that is asked about.
package struct PackageScope: Sendable {
    private let folders: [String]
    /// The folder of the package; nil for all of them.
    package let folder: String?

    /// Everything there is.
    package static let everything = PackageScope(folder: nil, among: [])

    /// Asks about one of several packages, each by its folder, or about all.
    package init(folder: String?, among folders: [String]) {
        self.folder = folder
        self.folders = folders
    }

    /// Whether a file is the package's: a package may have others in its folder.
    package func contains(_ path: String) -> Bool {
        guard let folder, !path.hasPrefix("/") else { return true }
        let home = folders.filter { $0.isEmpty || path.hasPrefix("\($0)/") }.max { $0.utf8.count < $1.utf8.count }
        return home == folder
    }
}
