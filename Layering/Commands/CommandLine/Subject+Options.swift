import LayeringEngine

extension Subject {
    /// Finds the package that the options of a command name, or the one in a folder.
    init(_ options: Options, in folder: String? = nil) throws {
        let named = folder ?? options["--package"] ?? "."
        if let path = options["--facts"] {
            guard Disk.text(of: path) != nil else {
                throw Trouble("cannot read \(path)", fix: "Build again; the plugin writes it. Or leave --facts out.")
            }
            try self.init(ofBuild: named, facts: path)
        } else {
            try self.init(declaredIn: named)
        }
    }

    /// The package, for reports that name it.
    var reported: ReportedPackage {
        ReportedPackage(
            folder: root == "." ? "" : root, absoluteFolder: Disk.absolute(root) ?? "", rules: Self.rules(in: root),
            sources: sources)
    }

    /// The rules that hold in a package, by its own configuration or one around it that names the package; without any
    /// those of the engine.
    static func rules(in folder: String) -> [Rule] {
        let text = Disk.text(of: "\(repository(around: folder).folder)/\(Configuration.fileName)")
        return text.map { Configuration.read($0, path: Configuration.fileName).configuration.rules } ?? Rule.all
    }

    /// The paths of everything that a finding may be about.
    var paths: [String] {
        facts.targets.flatMap(\.sources) + manifests.values.map(\.path) + [Configuration.fileName]
    }

    /// The check of the package. What is wrong in the configuration stops it here.
    func check() throws(Trouble) -> Check {
        let (configuration, findings) = Configuration.read(try configurationText(), path: Configuration.fileName)
        if let first = findings.first {
            throw Trouble("\(first.path):\(first.place.line):\(first.place.column): \(first.what)", fix: first.fix)
        }
        return check(configuration)
    }

    /// The same without the sources of other packages, which are not all in the index of one package's build.
    func ofOneBuild() throws(Trouble) -> Subject {
        guard scope.folder != nil || manifests.count == 1 else {
            throw Trouble(
                "a build is of one package, and \(configurationPath) names several",
                fix: "Name the one that was built with --package.")
        }
        var facts = facts
        facts.keepSources(in: scope)
        return Subject(root: root, facts: facts, manifests: manifests, scope: scope)
    }

    /// Whether no configuration says anything of layers, or exceptions from them, yet.
    var isUndecided: Bool {
        guard let text = Disk.text(of: configurationPath) else { return !Disk.isThere(configurationPath) }
        return Configuration.onlyNamesPackages(text) && scope.folder == nil
    }
}
