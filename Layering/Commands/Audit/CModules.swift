import LayeringEngine

/// Which module of C declares what. Unlike Swift's symbols, those of C do not say so themselves.
struct CModules {
    private let units: [Unit]
    private let store: IndexStore
    /// By header, the modules that it was read for.
    private let readers: [String: Set<String>]

    init(_ units: [Unit], _ store: IndexStore) {
        self.units = units
        self.store = store
        var readers: [String: Set<String>] = [:]
        for unit in units { for record in unit.records { readers[record.file, default: []].insert(unit.module) } }
        self.readers = readers
    }

    /// The modules of C declarations, by the compiler's names: of headers that no other module has read, as is the
    /// case for the system's.
    func modules(of names: Set<String>) -> [String: String] {
        let functions = store.functions
        var (modules, read): ([String: String], Set<String>) = ([:], [])
        for unit in units where names.contains(unit.module) {
            for record in unit.records where readers[record.file]?.count == 1 && read.insert(record.name).inserted {
                _ = store.visitRecord(record.name) { occurrence in
                    guard functions.occurrenceRoles(occurrence) & Roles.declared != 0 else { return }
                    modules[functions.symbolID(functions.occurrenceSymbol(occurrence)).text] = unit.module
                }
            }
        }
        return modules
    }
}
