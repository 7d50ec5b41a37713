import LayeringEngine

/// The symbols that were met, each read once.
struct SymbolTable {
    private let demangler: Demangler
    private let modulesOfC: [String: String]
    private var numbers: [String: Int] = [:]
    private(set) var symbols: [Symbol] = []

    /// - Parameters:
    ///   - demangler: reads Swift's symbols.
    ///   - modulesOfC: the modules of the package's own C libraries, by what the compiler knows their symbols by.
    init(_ demangler: Demangler, modulesOfC: [String: String]) {
        self.demangler = demangler
        self.modulesOfC = modulesOfC
    }

    /// The number of a symbol.
    mutating func number(of id: String, name: String, kind: Symbol.Kind) -> Int {
        if let known = numbers[id] { return known }
        symbols.append(symbol(id, name: name, kind: kind))
        numbers[id] = symbols.count - 1
        return symbols.count - 1
    }

    /// Where a type is: `Orders.OrderListView`.
    func path(ofType id: String) -> String {
        let (module, names) = demangler.path(of: id)
        return ([module] + names).joined(separator: ".")
    }

    /// The numbers of the types that a value's type is written with, the standard library's own aside.
    mutating func numbers(ofTypesOf id: String) -> [Int] {
        demangler.typesOfValue(id).filter { $0.module != "Swift" || $0.names == ["Task"] }.map { module, names in
            let key = "type:\(module).\(names.joined(separator: "."))"
            if let known = numbers[key] { return known }
            symbols.append(
                Symbol(module: module, types: Array(names.dropLast()), name: names.last ?? "", kind: .type))
            numbers[key] = symbols.count - 1
            return symbols.count - 1
        }
    }

    private func symbol(_ id: String, name: String, kind: Symbol.Kind) -> Symbol {
        guard id.hasPrefix("s:") else { return Symbol(module: modulesOfC[id] ?? "__C", name: name, kind: kind) }
        let (module, names) = demangler.path(of: id)
        return Symbol(module: module, types: Array(names.dropLast()), name: name, kind: kind)
    }
}
