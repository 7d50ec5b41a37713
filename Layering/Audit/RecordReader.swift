import LayeringEngine

/// Reads the records of sources, one after another.
struct RecordReader {
    private let store: IndexStore
    private(set) var uses = PackageUses()
    private var table: SymbolTable
    private let extents: AliasExtents

    init(_ store: IndexStore, _ table: SymbolTable, _ extents: AliasExtents) {
        self.store = store
        self.table = table
        self.extents = extents
    }

    /// Everything that was read.
    mutating func finish() -> PackageUses {
        uses.symbols = table.symbols
        return uses
    }

    /// What is known of a symbol while one record is read.
    private struct Known {
        /// Its number; nothing if nobody asks for it.
        let number: Int?
        let isAlias: Bool
        let isView: Bool
    }

    /// Reads one record.
    ///
    /// - Returns: whether it is there.
    mutating func read(_ record: String, path: String, target: Int, module: String) -> Bool {
        let functions = store.functions
        var known: [IndexFunctions.Handle: Known] = [:]
        var insides: [IndexFunctions.Handle: String] = [:]
        var (found, aliases) = ([Use](), [(alias: Int, place: Place)]())
        let own = "s:\(module.utf8.count)\(module)"
        let isThere = store.visitRecord(record) { occurrence in
            guard let symbol = functions.occurrenceSymbol(occurrence) else { return }
            let facts = known[symbol] ?? know(symbol, own: own)
            known[symbol] = facts
            let roles = functions.occurrenceRoles(occurrence)
            if facts.isView, roles & Roles.baseOf != 0 { noteViews(occurrence) }
            guard let number = facts.number else { return }
            let place = place(of: occurrence)
            if facts.isAlias, roles & Roles.definition != 0 { aliases.append((number, place)) }
            guard roles & Roles.reference != 0, roles & Roles.implicit == 0 else { return }
            found.append(Use(number, at: place, inside: inside(occurrence, &insides)))
        }
        found.sort { $0.place < $1.place }
        note(aliases, among: found, path)
        uses.files.append(FileUses(path: path, target: target, uses: found))
        return isThere
    }

    /// Own symbols keep to every layer; an alias may stand for one that does not.
    private mutating func know(_ symbol: IndexFunctions.Handle, own: String) -> Known {
        let functions = store.functions
        let name = functions.symbolName(symbol).text
        let kind = Symbol.Kind(kind: functions.symbolKind(symbol), subkind: functions.symbolSubkind(symbol))
        let isView = kind == .type && name == "View"
        guard let kind else { return Known(number: nil, isAlias: false, isView: isView) }
        let id = functions.symbolID(symbol).text
        if id.hasPrefix(own), kind != .alias { return Known(number: nil, isAlias: false, isView: isView) }
        return Known(number: table.number(of: id, name: name, kind: kind), isAlias: kind == .alias, isView: isView)
    }

    private func place(of occurrence: IndexFunctions.Handle) -> Place {
        var (line, column): (UInt32, UInt32) = (0, 0)
        store.functions.occurrencePlace(occurrence, &line, &column)
        return Place(line: Int(line), column: Int(column))
    }

    private mutating func noteViews(_ occurrence: IndexFunctions.Handle) {
        let functions = store.functions
        IndexStore.each(functions.visitRelations, of: occurrence) { relation in
            guard functions.relationRoles(relation) & Roles.baseOf != 0 else { return }
            let id = functions.symbolID(functions.relationSymbol(relation)).text
            if id.hasPrefix("s:"), !id.hasPrefix("s:e:") { uses.views[id] = table.path(ofType: id) }
        }
    }

    private func inside(
        _ occurrence: IndexFunctions.Handle, _ insides: inout [IndexFunctions.Handle: String]
    ) -> String {
        let functions = store.functions
        var around: IndexFunctions.Handle?
        IndexStore.each(functions.visitRelations, of: occurrence) { relation in
            guard functions.relationRoles(relation) & Roles.inside != 0 else { return }
            around = around ?? functions.relationSymbol(relation)
        }
        guard let around else { return "" }
        let text = insides[around] ?? functions.symbolID(around).text
        insides[around] = text
        return text
    }

    /// Keeps the types that each alias is written with. The index does not say so, but has them right after its name.
    private mutating func note(_ aliases: [(alias: Int, place: Place)], among found: [Use], _ path: String) {
        guard !aliases.isEmpty else { return }
        let starts = aliases.map(\.place)
        let ends = extents.ends(of: starts, in: path)
        for (number, (alias, start)) in aliases.enumerated() {
            let parts = found.filter { start < $0.place && $0.place < ends[number] }.map(\.symbol)
            uses.aliases[alias, default: []] += parts
        }
    }
}
