import LayeringEngine

/// The index of a package's own sources, as it was when they were built last.
struct PackageIndex {
    private let facts: PackageFacts
    private let root: String
    private let store: IndexStore
    private let demangler: Demangler

    /// Opens the index of a package.
    ///
    /// - Parameters:
    ///   - facts: what the package declares.
    ///   - root: its folder.
    ///   - store: the folder of the index store, or of a build's programs: `swift build --show-bin-path` prints it.
    ///   - libraries: the folder of the toolchain's libraries.
    /// - Throws: when the store or a library is not there.
    init(_ facts: PackageFacts, root: String, store: String, libraries: String) throws(Trouble) {
        self.facts = facts
        self.root = Disk.absolute(root) ?? root
        self.store = try IndexStore(store, libraries: libraries)
        demangler = try Demangler(libraries: libraries)
    }

    /// The symbols that the sources use. Units of sources that are gone from the package are left out.
    ///
    /// - Throws: if a source is not in the index, or has changed since it was built.
    func uses() throws(Trouble) -> PackageUses {
        let sources = sources()
        let units = Units(in: store, of: Set(sources.map { "\(root)/\($0.path)" }))
        try check(sources.map(\.path), units.sources)
        let own = Set(facts.targets.filter { $0.kind == .system || $0.sources.isEmpty }.map(\.name))
        let modulesOfC = CModules(units.modules, store).modules(of: own)
        var reader = RecordReader(store, SymbolTable(demangler, modulesOfC: modulesOfC), AliasExtents(root: root))
        for (path, target) in sources {
            let unit = units.sources["\(root)/\(path)"]
            guard let record = unit?.records.first(where: { $0.file == unit?.mainFile })?.name else { continue }
            guard reader.read(record, path: path, target: target, facts.targets[target]) else {
                throw Trouble("the index has lost its record of \(path)", fix: Self.buildFirst)
            }
        }
        return reader.finish()
    }

    private static let buildFirst = "Build first: `swift build --build-tests`."

    private func sources() -> [(path: String, target: Int)] {
        facts.targets.enumerated().filter(\.element.isChecked).flatMap { number, target in
            target.sources.map { ($0, number) }
        }
    }

    private func check(_ paths: [String], _ units: [String: Unit]) throws(Trouble) {
        let missing = paths.filter { units["\(root)/\($0)"] == nil }
        if let first = missing.first {
            let others = missing.count > 1 ? " and \(missing.count - 1) other sources" : ""
            throw Trouble("the index does not have \(first)\(others)", fix: Self.buildFirst)
        }
        let outdated = paths.first { path in
            let changed = FileTimes.changed("\(root)/\(path)")
            return (units["\(root)/\(path)"]?.time ?? 0) < changed
        }
        if let outdated { throw Trouble("\(outdated) has changed since it was built", fix: Self.buildFirst) }
    }
}
