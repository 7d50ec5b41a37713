import LayeringEngine

/// The relations of an occurrence.
extension RecordReader {
    func place(of occurrence: IndexFunctions.Handle) -> Place {
        var (line, column): (UInt32, UInt32) = (0, 0)
        store.functions.occurrencePlace(occurrence, &line, &column)
        return Place(line: Int(line), column: Int(column))
    }

    /// Keeps what is based on a type, and what extends it.
    mutating func note(_ id: String, _ isView: Bool, _ occurrence: IndexFunctions.Handle) {
        let functions = store.functions
        if isView { kinds.known.insert(id) }
        IndexStore.each(functions.visitRelations, of: occurrence) { relation in
            let roles = functions.relationRoles(relation)
            guard roles & (Roles.baseOf | Roles.extendedBy) != 0 else { return }
            let other = functions.symbolID(functions.relationSymbol(relation)).text
            if roles & Roles.baseOf != 0 { kinds.derived[id, default: []].insert(other) }
            if roles & Roles.extendedBy != 0 { kinds.extended[other] = id }
        }
    }

    func inside(
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
    mutating func note(_ aliases: [(alias: Int, place: Place)], among found: [Use], _ path: String) {
        guard !aliases.isEmpty else { return }
        let starts = aliases.map(\.place)
        let ends = extents.ends(of: starts, in: path)
        for (number, (alias, start)) in aliases.enumerated() {
            let parts = found.filter { start < $0.place && $0.place < ends[number] }.map(\.symbol)
            uses.aliases[alias, default: []] += parts
        }
    }
}
