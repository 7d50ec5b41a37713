import LayeringEngine

/// The units of a store that a package's sources are known by.
struct Units {
    /// The newest unit of each source, by its path from the root of the disk.
    private(set) var sources: [String: Unit] = [:]
    /// The units of modules of C.
    private(set) var modules: [Unit] = []

    /// By a folder as it was named, the same without links.
    private var folders: [Substring: String] = [:]

    /// Reads the units of some sources, and those of modules. Others are of sources that are gone or of no concern.
    init(in store: IndexStore, of paths: Set<String>) {
        for name in store.unitNames() { store.withUnit(name) { read($0, store.functions, paths) } }
    }

    private mutating func read(_ unit: IndexFunctions.Handle, _ functions: IndexFunctions, _ paths: Set<String>) {
        let file = functions.mainFile(unit).text
        guard !file.isEmpty else { return modules.append(Unit(unit, functions)) }
        let path = withoutLinks(file)
        guard paths.contains(path) else { return }
        let unit = Unit(unit, functions)
        if (sources[path]?.time ?? -1) < unit.time { sources[path] = unit }
    }

    private mutating func withoutLinks(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        let folder = folders[path[..<slash]] ?? Disk.absolute(String(path[..<slash])) ?? String(path[..<slash])
        folders[path[..<slash]] = folder
        return folder + path[slash...]
    }
}
