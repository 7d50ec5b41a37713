import LayeringEngine

/// The package that a command is about, or the packages that one configuration names.
struct Subject {
    /// The folder of the configuration, from which all paths are.
    let root: String
    private(set) var facts: PackageFacts
    /// The manifests that SwiftPM uses, by the folders of their packages.
    let manifests: [String: Manifest]
    /// The package whose findings are wanted.
    let scope: PackageScope

    init(_ options: Options, in folder: String? = nil) throws {
        let named = folder ?? options["--package"] ?? "."
        let repository = Repository(
            around: named.hasPrefix("/") ? named : Disk.absolute(named) ?? named, reading: { Disk.text(of: $0) },
            isThere: Disk.isThere)
        root = repository.package.isEmpty ? named : repository.folder
        if let path = options["--facts"] {
            guard let text = Disk.text(of: path) else {
                throw Trouble("cannot read \(path)", fix: "Name a file of facts, or leave --facts out.")
            }
            facts = try PackageFacts(fileText: text)
            scope = try Self.scope(ofBuild: repository)
            try Self.refuseConfiguration(in: repository.package, below: root)
            manifests = [repository.package: try Self.manifest(of: repository.package, below: root, options)]
        } else {
            let asked = repository.package.isEmpty ? nil : repository.package
            scope = PackageScope(folder: asked, among: repository.packages)
            (facts, manifests) = try Self.declared(repository, below: root, options)
        }
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

    /// The paths of everything that a finding may be about.
    var paths: [String] {
        facts.targets.flatMap(\.sources) + manifests.values.map(\.path) + [Configuration.fileName]
    }

    /// A folder as a sentence names it.
    static func named(_ folder: String) -> String { folder == "." ? "this folder" : folder }

    var configurationPath: String { "\(root)/\(Configuration.fileName)" }

    /// The text of the configuration.
    func configurationText() throws(Trouble) -> String {
        guard let text = Disk.text(of: configurationPath) else {
            throw Trouble(
                "there is no \(Configuration.fileName) in \(Self.named(root))",
                fix: "`swift run layering init` writes one for this package.")
        }
        return text
    }

    /// The check of the package. What is wrong in the configuration stops it here.
    func check() throws -> Check {
        let (configuration, findings) = Configuration.read(try configurationText(), path: Configuration.fileName)
        if let first = findings.first {
            throw Trouble("\(first.path):\(first.place.line):\(first.place.column): \(first.what)", fix: first.fix)
        }
        return check(configuration)
    }

    /// The check by a configuration in which nothing is wrong.
    func check(_ configuration: Configuration) -> Check {
        Check(facts, configuration, manifests: manifests, of: scope)
    }

    /// The same without the sources of other packages, which are not all in the index of one package's build.
    func ofOneBuild() throws(Trouble) -> Subject {
        guard scope.folder != nil || manifests.count == 1 else {
            throw Trouble(
                "a build is of one package, and \(configurationPath) names several",
                fix: "Name the one that was built with --package.")
        }
        var subject = self
        subject.facts.keepSources(in: scope)
        return subject
    }

    /// Whether no configuration says anything of layers, or exceptions from them, yet.
    var isUndecided: Bool {
        guard let text = Disk.text(of: configurationPath) else { return !Disk.isThere(configurationPath) }
        return Configuration.onlyNamesPackages(text) && scope.folder == nil
    }
}
