/// The package that is checked, or the packages that one configuration names.
package struct Subject {
    /// The folder of the configuration, from which all paths are.
    package let root: String
    /// The facts that the packages declare.
    package private(set) var facts: PackageFacts
    /// The manifests that SwiftPM uses, by the folders of their packages.
    package let manifests: [String: Manifest]
    /// The package whose findings are wanted.
    package let scope: PackageScope
    /// The file of facts of a project, which nothing but its build can write.
    private let projectFile: String?

    /// Brings together what is known of packages, or of a project with the file that says so.
    package init(
        root: String, facts: PackageFacts, manifests: [String: Manifest], scope: PackageScope,
        project file: String? = nil
    ) {
        (self.root, self.facts, self.manifests, self.scope) = (root, facts, manifests, scope)
        projectFile = file
    }

    /// The files of the packages.
    package var sources: SourcesOnDisk { SourcesOnDisk(root: root) }

    /// The path of the configuration.
    package var configurationPath: String { "\(root)/\(Configuration.fileName)" }

    /// The text of the configuration.
    package func configurationText() throws(Trouble) -> String {
        guard let text = Disk.text(of: configurationPath) else {
            throw Trouble(
                "there is no \(Configuration.fileName) in \(Self.named(root))",
                fix: "`\(initCommand)` writes one.")
        }
        return text
    }

    private var initCommand: String {
        let options = projectFile.map { " --package '\(root)' --facts '\($0)'" } ?? ""
        return "swift run layering init\(options)"
    }

    /// Everything that is wrong.
    ///
    /// - Parameters:
    ///   - today: the day that exceptions are held against.
    ///   - expired: what an exception that has expired is.
    ///   - isWanted: tells which findings are wanted.
    /// - Returns: the findings; the problems of the configuration alone where it has some, wanted or not.
    /// - Throws: when there is no configuration.
    package func findings(
        today: String, expired: Finding.Severity, where isWanted: (Finding) -> Bool = { _ in true }
    ) throws(Trouble) -> [Finding] {
        let (configuration, wrong) = Configuration.read(try configurationText(), path: Configuration.fileName)
        guard wrong.isEmpty else { return wrong }
        return check(configuration).findings(today: today, expired: expired, sources: sources).filter(isWanted)
    }

    /// The check by a configuration in which nothing is wrong.
    package func check(_ configuration: Configuration) -> Check {
        Check(facts, configuration, manifests: manifests, of: scope)
    }

    /// A folder as a sentence names it.
    static func named(_ folder: String) -> String { folder == "." ? "this folder" : folder }

    /// Finds out who has the gate, where only the gates' files tell: those that are of the same session as the one in a
    /// folder.
    mutating func settleGates(like folder: String) {
        guard let session = Disk.text(of: "\(folder)/session") else { return }
        facts.settleGates(in: session, reading: { Disk.text(of: $0) }, listing: { Disk.names(in: $0) })
    }
}
