import LayeringEngine

/// Something that a source names, as the compiler knows it.
struct Symbol: Hashable, Sendable {
    /// The kinds that rules tell apart.
    enum Kind: Sendable {
        case type, alias, constructor, member, function, variable
    }

    /// The module that declares it, which for a member may differ from its type's; empty if unknown.
    let module: String
    /// The names of the types that it is declared in or for, outermost first.
    let types: [String]
    /// Its own name with its labels: `write(to:options:)`.
    let name: String
    /// The kind.
    let kind: Kind

    /// Describes a symbol.
    init(module: String, types: [String] = [], name: String, kind: Kind) {
        self.module = module
        self.types = types
        self.name = name
        self.kind = kind
    }

    /// Its name without labels: `write`.
    var base: String { name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name }

    /// Its labels, in order.
    var labels: [String] {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return [] }
        return name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    /// Itself and the types around it, as a rule can name them.
    var path: String { ([module] + types + (kind == .type ? [name] : [])).joined(separator: ".") }
}
