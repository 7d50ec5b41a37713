/// The macros that sources in C define, and the headers that they are.
struct HeaderMacros {
    /// A header that a macro is, where a source defines it.
    struct Definition {
        let file: FileFacts
        let header: Include
    }

    /// By the number of a target and the name of a macro, the headers; nothing where it is anything else as well.
    private var definitions: [Int: [String: [Definition]?]] = [:]

    /// Reads the definitions, if an include needs them.
    init(_ facts: [FileFacts], _ sources: some Sources) {
        let names = Set(facts.flatMap(\.includes).filter { $0.form == .computed }.map(\.path))
        guard !names.isEmpty else { return }
        let room = Disk.Room()
        for file in facts where SourceLanguage(file.path) == .c {
            sources.withBytes(of: file.path, in: room) {
                var scan = IncludeScan($0, count: $1)
                scan.run()
                add(scan, names, file)
            }
        }
    }

    private mutating func add(_ scan: IncludeScan, _ names: Set<String>, _ file: FileFacts) {
        var macros = definitions.removeValue(forKey: file.target) ?? [:]
        for (name, headers) in scan.headers where names.contains(name) {
            let known = macros[name] ?? []
            macros[name] = .some(known.map { $0 + headers.map { Definition(file: file, header: $0) } })
        }
        for name in scan.others where names.contains(name) { macros[name] = .some(nil) }
        definitions[file.target] = macros
    }

    /// The headers that a macro may be for a target that sees the definitions of some; nothing where that is unclear.
    func definitions(of name: String, seenFrom targets: Set<Int>) -> [Definition]? {
        let found: [[Definition]?] = targets.sorted().compactMap { definitions[$0]?[name] }
        guard !found.isEmpty, found.allSatisfy({ $0 != nil }) else { return nil }
        return found.flatMap { $0 ?? [] }
    }
}
