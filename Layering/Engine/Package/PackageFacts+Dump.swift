/// Package facts from what `swift package dump-package` prints.
extension PackageFacts {
    /// Reads the JSON of a manifest and looks for the sources of its targets.
    ///
    /// - Parameters:
    ///   - dump: what was printed.
    ///   - root: the package's folder.
    /// - Throws: ``Unreadable`` when it is no such thing.
    package init(dump: String, root: String) throws(Unreadable) {
        guard let json = JSON(dump), let name = json["name"]?.text, let targets = json["targets"]?.elements else {
            throw Unreadable(description: "what `swift package dump-package` printed is no description of a package")
        }
        self.init(name: name)
        let names = Set(targets.compactMap { $0["name"]?.text })
        self.targets = targets.compactMap { TargetFacts($0, among: names, root: root) }
        forgetGateOfTool()
    }

    /// Drops the gate's own targets, which cannot be gated.
    private mutating func forgetGateOfTool() {
        var waiting = targets.filter { $0.name == TargetFacts.gate }.flatMap(\.dependencies)
        while let name = waiting.popLast() {
            guard let number = targets.firstIndex(where: { $0.name == name }) else { continue }
            targets[number].isGated = nil
            waiting += targets[number].dependencies
        }
    }
}

extension TargetFacts {
    /// The name of the build plugin.
    package static let gate = "LayeringGate"

    fileprivate init?(_ json: JSON, among names: Set<String>, root: String) {
        guard let name = json["name"]?.text, let type = json["type"]?.text else { return nil }
        let kind = Kind(rawValue: type == "regular" ? "library" : type) ?? .other
        let path = json["path"]?.text ?? Self.usualPath(of: name, kind, root: root)
        self.init(name: name, kind: kind, path: path)
        dependencies = (json["dependencies"]?.elements ?? []).compactMap(Self.dependency).filter(names.contains)
        let excluded = (json["exclude"]?.elements ?? []).compactMap(\.text).map { "\(path)/\($0)" }
        let chosen = (json["sources"]?.elements ?? []).compactMap(\.text).map { "\(path)/\($0)" }
        for place in chosen.isEmpty ? [path] : chosen { collect(place, root: root, excluding: excluded) }
        isGated = kind == .system || kind == .plugin || kind == .other ? nil : Self.hasGate(json)
    }

    /// `{"byName": ["Domain", null]}` gives `Domain`; products of other packages are no targets.
    private static func dependency(_ json: JSON) -> String? {
        (json["byName"] ?? json["target"])?.elements.first?.text
    }

    private static func hasGate(_ json: JSON) -> Bool {
        (json["pluginUsages"]?.elements ?? []).contains { $0["plugin"]?.elements.first?.text == gate }
    }

    private static func usualPath(of name: String, _ kind: Kind, root: String) -> String {
        let folders = kind == .test ? ["Tests"] : kind == .plugin ? ["Plugins"] : ["Sources", "Source", "src", "srcs"]
        let found = folders.map { "\($0)/\(name)" }.first { Disk.isFolder("\(root)/\($0)") }
        return found ?? folders.first { Disk.isFolder("\(root)/\($0)") } ?? "\(folders[0])/\(name)"
    }

    private mutating func collect(
        _ path: String, root: String, excluding excluded: [String], below folders: Set<Disk.FolderID> = []
    ) {
        guard !excluded.contains(path) else { return }
        guard let folder = Disk.folder("\(root)/\(path)") else {
            if path.hasSuffix(".swift") { sources.append(path) }
            return
        }
        // A link back to a folder that it is in: no source, and named as what cannot be read.
        guard !folders.contains(folder) else { return sources.append(path) }
        for name in Disk.names(in: "\(root)/\(path)") {
            collect("\(path)/\(name)", root: root, excluding: excluded, below: folders.union([folder]))
        }
    }
}
