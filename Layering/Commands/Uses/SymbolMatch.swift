import LayeringEngine

/// Matches patterns with a symbol and its meanings.
struct SymbolMatch {
    let symbol: Symbol
    /// The meanings of an alias.
    let meanings: [Symbol]
    /// Whether another package declares it.
    let isForeign: Bool
    /// Whether this package declares the type that it is or belongs to, whatever else has that name.
    let isOwnType: Bool
    private let base: String
    private let labels: [String]

    init(_ symbol: Symbol, meanings: [Symbol], isForeign: Bool, isOwnType: Bool = false) {
        self.symbol = symbol
        self.meanings = meanings
        self.isForeign = isForeign
        self.isOwnType = isOwnType
        (base, labels) = (symbol.base, symbol.labels)
    }

    /// Every word by which a pattern may find it, types before their members.
    var words: [String] { symbol.types + [base] + labels + meanings.map(\.base) }

    /// The names of the types that it is, is in, or means.
    private var typeNames: [String] {
        (symbol.kind == .type || symbol.kind == .alias ? [base] : []) + symbol.types + meanings.map(\.base)
    }

    /// The name that the pattern finds, or nil.
    func name(for pattern: SymbolPattern) -> String? {
        if case .ending(let ending) = pattern.meaning {
            return typeNames.first { $0.hasSuffix(ending) && $0 != ending }
        }
        let excepted = pattern.excepted
        if excepted.contains(base) || excepted.contains(where: (symbol.types + labels).contains) { return nil }
        if isOwnType, pattern.isOfType { return nil }
        return matches(pattern.meaning) ? pattern.name : nil
    }

    private func matches(_ meaning: SymbolPattern.Meaning) -> Bool {
        switch meaning {
        case .named(let name): base == name || typeNames.contains(name)
        case .alias(let name): symbol.kind == .alias && meanings.contains { $0.base == name }
        case .called(let name): isMade(name) || symbol.kind == .function && base == name && isForeign
        case .variable(let name): symbol.kind == .variable && base == name
        case .member(let name, let type, let label): isMember(name, of: type, label)
        case .made(let name, let label): isMade(name) && labels.contains(label)
        case .labelled(let label): symbol.kind == .constructor && labels.first == label && isForeign && !isStandard
        case .ending: false
        }
    }

    /// The standard library does no I/O.
    private var isStandard: Bool { symbol.module == "Swift" }

    private func isMade(_ type: String) -> Bool { symbol.kind == .constructor && symbol.types.last == type }

    private func isMember(_ name: String, of type: String?, _ label: String?) -> Bool {
        guard symbol.kind == .member || symbol.kind == .constructor, base == name else { return false }
        return (type.map { symbol.types.last == $0 } ?? !isStandard) && (label.map(labels.contains) ?? true)
    }
}
