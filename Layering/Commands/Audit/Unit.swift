import LayeringEngine

/// The index's facts about one compiled file or module.
struct Unit {
    /// The source; empty for modules of C.
    let mainFile: String
    /// The module.
    let module: String
    /// When it was written, in nanoseconds since 1970.
    let time: Int64
    /// The names of the records that belong to it, by file.
    let records: [(file: String, name: String)]

    /// Reads a unit.
    init(_ unit: IndexFunctions.Handle, _ functions: IndexFunctions) {
        mainFile = functions.mainFile(unit).text
        module = functions.moduleName(unit).text
        var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
        functions.unitTime(unit, &seconds, &nanoseconds)
        time = seconds * 1_000_000_000 + nanoseconds
        var records: [(String, String)] = []
        IndexStore.each(functions.visitDependencies, of: unit) { dependency in
            guard functions.dependencyKind(dependency) == Self.recordKind else { return }
            records.append((functions.dependencyFile(dependency).text, functions.dependencyName(dependency).text))
        }
        self.records = records
    }

    /// `INDEXSTORE_UNIT_DEPENDENCY_RECORD`
    private static let recordKind: UInt32 = 2
}
