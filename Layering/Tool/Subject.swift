import LayeringEngine

/// The package that a command is about.
struct Subject {
    let root: String
    private(set) var facts: PackageFacts
    let manifest: String

    init(_ options: Options) throws {
        root = options["--package"] ?? "."
        guard let manifest = Disk.text(of: "\(root)/Package.swift") else {
            throw Trouble("there is no Package.swift in \(root)", fix: "Name the package's folder with --package.")
        }
        self.manifest = manifest
        if let path = options["--facts"] {
            guard let text = Disk.text(of: path) else {
                throw Trouble("cannot read \(path)", fix: "Name a file of facts, or leave --facts out.")
            }
            facts = try PackageFacts(fileText: text)
        } else {
            facts = try PackageFacts(dump: SwiftPM.dump(root), root: root)
        }
    }

    /// Finds out who has the gate, where only the gates' files tell.
    mutating func settleGates() { facts.settleGates { Disk.text(of: $0) } }

    var sources: SourcesOnDisk { SourcesOnDisk(root: root) }

    /// The package, for reports that name it.
    var reported: ReportedPackage {
        ReportedPackage(
            folder: root == "." ? "" : root, absoluteFolder: Disk.absolute(root) ?? "", sources: sources)
    }

    var configurationPath: String { "\(root)/\(Configuration.fileName)" }

    /// The text of the configuration.
    func configurationText() throws(Trouble) -> String {
        guard let text = Disk.text(of: configurationPath) else {
            throw Trouble(
                "there is no \(Configuration.fileName) in \(root)",
                fix: "`swift run layering init` writes one for this package.")
        }
        return text
    }

    /// The check of the package. What is wrong in the configuration stops it here.
    func check() throws -> Check {
        let (configuration, findings) = Configuration.read(try configurationText(), path: Configuration.fileName)
        if let first = findings.first { throw Trouble(first.description, fix: "Then try again.") }
        return Check(facts, configuration, manifest: manifest)
    }
}
