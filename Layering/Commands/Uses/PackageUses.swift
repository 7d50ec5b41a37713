import LayeringEngine

/// The symbols that the sources of a package use, as the compiler knows them.
struct PackageUses: Sendable {
    /// Every symbol that is used; the rest speaks of them by number.
    var symbols: [Symbol]
    /// The uses of each source.
    var files: [FileUses]
    /// The types of aliases, both by number: for `typealias Files = FileManager` the latter.
    var aliases: [Int: [Int]]
    /// The types that are views: what the compiler knows them by, and their path, as `Orders.OrderListView`.
    var views: [String: String]

    /// Creates the uses.
    init(
        symbols: [Symbol] = [], files: [FileUses] = [], aliases: [Int: [Int]] = [:], views: [String: String] = [:]
    ) {
        self.symbols = symbols
        self.files = files
        self.aliases = aliases
        self.views = views
    }

    /// The final types of an alias, through other aliases; empty for any other symbol.
    func meanings(of symbol: Int) -> [Symbol] {
        var (seen, waiting) = (Set([symbol]), aliases[symbol] ?? [])
        var found: [Symbol] = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            found.append(symbols[next])
            waiting += aliases[next] ?? []
        }
        return found
    }
}

/// The symbols of other modules that one source uses.
struct FileUses: Sendable {
    /// The path from the package's root.
    let path: String
    /// The number of the target that it belongs to.
    let target: Int
    /// The uses, by place.
    var uses: [Use]

    /// Keeps the uses of a source.
    init(path: String, target: Int, uses: [Use]) {
        self.path = path
        self.target = target
        self.uses = uses
    }
}

/// One symbol at one place.
struct Use: Sendable {
    /// The symbol's number.
    let symbol: Int
    /// Where it is used.
    let place: Place
    /// The compiler's identity of the enclosing declaration; empty at the top of a file.
    let inside: String

    /// Creates a use.
    init(_ symbol: Int, at place: Place, inside: String = "") {
        self.symbol = symbol
        self.place = place
        self.inside = inside
    }
}
