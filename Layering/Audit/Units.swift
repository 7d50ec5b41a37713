/// The units of a store that a package's sources are known by.
struct Units {
    /// The newest unit of each source, by its path from the root of the disk.
    private(set) var sources: [String: Unit] = [:]
    /// The units of modules of C.
    private(set) var modules: [Unit] = []

    /// Reads the units of some sources, and those of modules. Others are of sources that are gone or of no concern.
    init(in store: IndexStore, of paths: Set<String>) {
        for name in store.unitNames() {
            guard let unit = store.withUnit(name, { read($0, store.functions, paths) }) ?? nil else { continue }
            if unit.mainFile.isEmpty {
                modules.append(unit)
            } else if (sources[unit.mainFile]?.time ?? -1) < unit.time {
                sources[unit.mainFile] = unit
            }
        }
    }

    private func read(_ unit: IndexFunctions.Handle, _ functions: IndexFunctions, _ paths: Set<String>) -> Unit? {
        let file = functions.mainFile(unit).text
        return file.isEmpty || paths.contains(file) ? Unit(unit, functions) : nil
    }
}
