import LayeringEngine

/// Package facts from what `swift package dump-package` prints.
extension PackageFacts {
    /// Reads the JSON of a manifest and looks for the sources of its targets.
    ///
    /// - Parameters:
    ///   - dump: what was printed.
    ///   - root: the package's folder.
    /// - Throws: ``Unreadable`` when it is no such thing.
    init(dump: String, root: String) throws(Unreadable) {
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
    fileprivate init?(_ json: JSON, among names: Set<String>, root: String) {
        guard let name = json["name"]?.text, let type = json["type"]?.text else { return nil }
        let kind = Kind(rawValue: type == "regular" ? "library" : type) ?? .other
        let path = json["path"]?.text ?? Self.usualPath(of: name, kind, root: root)
        self.init(name: name, kind: kind, path: path)
        read(json["dependencies"]?.elements ?? [], among: names)
        let resources = (json["resources"]?.elements ?? []).compactMap { $0["path"]?.text }
        let left = (json["exclude"]?.elements ?? []).compactMap(\.text) + resources
        let excluded = left.map { "\(path)/\($0)" }
        let chosen = (json["sources"]?.elements ?? []).compactMap(\.text).map { "\(path)/\($0)" }
        for place in chosen.isEmpty ? [path] : chosen { collect(place, root: root, excluding: excluded) }
        readHeaders(json, root: root, excluding: excluded)
        let plugins = (json["pluginUsages"]?.elements ?? []).map { $0["plugin"]?.elements.first?.text }
        let isSwift = kind != .system && kind != .plugin && kind != .other && !isInC
        isGated = isSwift ? plugins.contains(Self.gate) : nil
        isGenerated = plugins.contains { $0 != Self.gate }
    }

    /// `{"byName": ["Domain", null]}` names a target or a product; `null` stands where a condition would.
    private mutating func read(_ dependencies: [JSON], among names: Set<String>) {
        for json in dependencies {
            let parts = (json["byName"] ?? json["target"] ?? json["product"])?.elements ?? []
            guard let name = parts.first?.text else { continue }
            guard json["product"] == nil, names.contains(name) else {
                if json["target"] == nil { products.append(name) }
                continue
            }
            self.dependencies.append(name)
            if parts.dropFirst().contains(where: { $0 != .null }) { conditional.insert(name) }
        }
    }

    /// The headers of a target in C: SwiftPM compiles no Swift in it.
    private mutating func readHeaders(_ json: JSON, root: String, excluding excluded: [String]) {
        guard !sources.contains(where: { $0.hasSuffix(".swift") }), !sources.isEmpty else {
            return sources.removeAll { SourceLanguage($0) == .c }
        }
        let folder = "\(path)/\(json["publicHeadersPath"]?.text ?? "include")"
        if Disk.isFolder("\(root)/\(folder)") { headers = folder }
        let settings = (json["settings"]?.elements ?? []).compactMap { $0["kind"]?["headerSearchPath"]?["_0"]?.text }
        searched = settings.map { "\(path)/\($0)" }
        // Headers are no sources, so nobody lists those that belong to chosen ones.
        var all = Self(name: name, kind: kind, path: path)
        for place in [path, folder] { all.collect(place, root: root, excluding: excluded) }
        sources = Set(sources + all.sources.filter { SourceLanguage.isHeader($0) }).sorted()
    }

    private static func usualPath(of name: String, _ kind: Kind, root: String) -> String {
        let folders = kind == .test ? ["Tests"] : kind == .plugin ? ["Plugins"] : ["Sources", "Source", "src", "srcs"]
        let found = folders.map { "\($0)/\(name)" }.first { Disk.isFolder("\(root)/\($0)") }
        return found ?? folders.first { Disk.isFolder("\(root)/\($0)") } ?? "\(folders[0])/\(name)"
    }

    /// Whether a folder is one document, such as the documentation of a module with its examples, and has no sources
    /// unless the manifest names it.
    private static func isBundle(_ path: String) -> Bool {
        ["docc", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel"].contains {
            path.hasSuffix(".\($0)")
        }
    }

    private mutating func collect(
        _ path: String, root: String, excluding excluded: [String], below folders: Set<Disk.FolderID> = []
    ) {
        guard !excluded.contains(path) else { return }
        guard let folder = Disk.folder("\(root)/\(path)") else {
            if SourceLanguage(path) != nil { sources.append(path) }
            return
        }
        guard folders.isEmpty || !Self.isBundle(path) else { return }
        // A link back to a folder that it is in: no source, and named as what cannot be read.
        guard !folders.contains(folder) else { return sources.append(path) }
        for name in Disk.names(in: "\(root)/\(path)") {
            collect("\(path)/\(name)", root: root, excluding: excluded, below: folders.union([folder]))
        }
    }
}
