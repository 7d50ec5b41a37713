import LayeringEngine

/// Reads the records of sources, one after another.
struct RecordReader {
    let store: IndexStore
    let extents: AliasExtents
    var table: SymbolTable
    var uses = PackageUses()

    init(_ store: IndexStore, _ table: SymbolTable, _ extents: AliasExtents) {
        self.store = store
        self.table = table
        self.extents = extents
    }

    /// The types that are views, through protocols and extensions.
    var kinds = ViewKinds()

    /// Everything that was read.
    mutating func finish() -> PackageUses {
        for id in kinds.views() { uses.views[id] = table.path(ofType: id) }
        uses.symbols = table.symbols
        return uses
    }

    /// The facts about a symbol while one record is read.
    private struct Known {
        /// Its number; nothing if nobody asks for it.
        var number: Int?
        var isAlias = false
        /// Whether it is a property or a variable of this module, of which only the type is asked.
        var isValue = false
        var isView = false
        /// The identity of a protocol, or of a type that may be extended.
        var id: String?
    }

    /// Reads one record.
    ///
    /// - Parameters:
    ///   - record: its name.
    ///   - path: the source that it is of.
    ///   - target: the number of the source's target.
    ///   - facts: what is declared of the target. Tests may keep what they like, so their values are not asked.
    /// - Returns: whether it is there.
    mutating func read(_ record: String, path: String, target: Int, _ facts: TargetFacts) -> Bool {
        let functions = store.functions
        var known: [IndexFunctions.Handle: Known] = [:]
        var insides: [IndexFunctions.Handle: String] = [:]
        var (found, aliases) = ([Use](), [(alias: Int, place: Place)]())
        let own = "s:\(facts.name.utf8.count)\(facts.name)"
        let asksValues = facts.kind != .test
        let isThere = store.visitRecord(record) { occurrence in
            guard let symbol = functions.occurrenceSymbol(occurrence) else { return }
            let about = known[symbol] ?? know(symbol, own: own, asksValues: asksValues)
            known[symbol] = about
            let roles = functions.occurrenceRoles(occurrence)
            if let id = about.id, roles & (Roles.baseOf | Roles.extendedBy) != 0 { note(id, about.isView, occurrence) }
            guard let number = about.number, roles & Roles.implicit == 0 else { return }
            let (place, isDefinition) = (place(of: occurrence), roles & Roles.definition != 0)
            if about.isAlias, isDefinition { aliases.append((number, place)) }
            guard about.isValue ? isDefinition : roles & Roles.reference != 0 else { return }
            found.append(Use(number, at: place, inside: inside(occurrence, &insides)))
        }
        found.sort { $0.place < $1.place }
        note(aliases, among: found, path)
        uses.files.append(FileUses(path: path, target: target, uses: found))
        return isThere
    }

    /// Own symbols keep to every layer; an alias may stand for one that does not, and a value be of its type.
    private mutating func know(_ symbol: IndexFunctions.Handle, own: String, asksValues: Bool) -> Known {
        let functions = store.functions
        let name = functions.symbolName(symbol).text
        let raw = functions.symbolKind(symbol)
        guard let kind = Symbol.Kind(kind: raw, subkind: functions.symbolSubkind(symbol)) else { return Known() }
        let id = functions.symbolID(symbol).text
        var known = Known()
        if kind == .type { known.id = id }
        known.isView = raw == Symbol.Kind.protocols && name == "View"
        if !id.hasPrefix(own) || kind == .alias {
            known.number = table.number(of: id, name: name, kind: kind)
            known.isAlias = kind == .alias
        } else if asksValues, Symbol.Kind.values.contains(raw) {
            known.number = number(ofValue: id, name: name)
            known.isValue = true
        }
        return known
    }

    /// A value stands for its type as an alias does, so that an inferred one is seen through.
    private mutating func number(ofValue id: String, name: String) -> Int? {
        let types = table.numbers(ofTypesOf: id)
        guard !types.isEmpty else { return nil }
        let number = table.number(of: id, name: name, kind: .alias)
        uses.aliases[number] = types
        return number
    }
}
