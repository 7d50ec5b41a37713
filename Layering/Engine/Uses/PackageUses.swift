/// The symbols that the sources of a package use, as the compiler knows them.
package struct PackageUses: Sendable {
    /// Every symbol that is used; the rest speaks of them by number.
    package var symbols: [Symbol]
    /// The uses of each source.
    package var files: [FileUses]
    /// The types of aliases, both by number: for `typealias Files = FileManager` the latter.
    package var aliases: [Int: [Int]]
    /// The types that are views: what the compiler knows them by, and their path, as `Orders.OrderListView`.
    package var views: [String: String]

    /// Creates the uses.
    package init(
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
package struct FileUses: Sendable {
    /// The path from the package's root.
    package let path: String
    /// The number of the target that it belongs to.
    package let target: Int
    /// The uses, by place.
    package var uses: [Use]

    /// Keeps the uses of a source.
    package init(path: String, target: Int, uses: [Use]) {
        self.path = path
        self.target = target
        self.uses = uses
    }
}

/// One symbol at one place.
package struct Use: Sendable {
    /// The symbol's number.
    package let symbol: Int
    /// Where it is used.
    package let place: Place
    /// The compiler's identity of the enclosing declaration; empty at the top of a file.
    package let inside: String

    /// Creates a use.
    package init(_ symbol: Int, at place: Place, inside: String = "") {
        self.symbol = symbol
        self.place = place
        self.inside = inside
    }
}
