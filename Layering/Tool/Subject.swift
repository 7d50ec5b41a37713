import LayeringEngine

/// The package that a command is about.
struct Subject {
    let root: String
    private(set) var facts: PackageFacts
    /// The manifest that SwiftPM uses: its text and its name.
    let manifest: String
    let manifestPath: String

    init(_ options: Options, in folder: String? = nil) throws {
        let root = folder ?? options["--package"] ?? "."
        self.root = root
        manifestPath = try Self.manifestPath(in: root, swift: options["--swift"] ?? "swift")
        guard let manifest = Disk.text(of: "\(root)/\(manifestPath)") else {
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
            if facts.targets.contains(where: { !$0.products.isEmpty }) { facts.libraries = try SwiftPM.libraries(root) }
        }
    }

    /// The name of the manifest that SwiftPM uses: several versions of Swift may have their own.
    private static func manifestPath(in root: String, swift: String) throws(Trouble) -> String {
        let names = Disk.names(in: root)
        guard names.contains(where: ManifestFile.isSpecific) else { return ManifestFile.usual }
        return ManifestFile.name(among: names, for: try SwiftPM.version(swift)) { Disk.text(of: "\(root)/\($0)") }
    }

    /// Finds out who has the gate, where only the gates' files tell: those that are of the same session as this one.
    mutating func settleGates(_ options: Options) {
        let folder = (options["--facts"] ?? "").split(separator: "/", omittingEmptySubsequences: false).dropLast()
        guard let session = Disk.text(of: folder.joined(separator: "/") + "/session") else { return }
        facts.settleGates(in: session, reading: { Disk.text(of: $0) }, listing: { Disk.names(in: $0) })
    }

    var sources: SourcesOnDisk { SourcesOnDisk(root: root) }

    /// The package, for reports that name it.
    var reported: ReportedPackage {
        ReportedPackage(
            folder: root == "." ? "" : root, absoluteFolder: Disk.absolute(root) ?? "", rules: Self.rules(in: root),
            sources: sources)
    }

    /// The rules that hold in a package; without a configuration those of the engine.
    static func rules(in root: String) -> [Rule] {
        let text = Disk.text(of: "\(root)/\(Configuration.fileName)")
        return text.map { Configuration.read($0, path: Configuration.fileName).configuration.rules } ?? Rule.all
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
        return Check(facts, configuration, manifest: manifest, at: manifestPath)
    }
}
