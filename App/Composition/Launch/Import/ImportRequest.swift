import TextShell

/// A list that a command line wants to be taken in.
nonisolated struct ImportRequest: Hashable, Sendable {
    /// The kinds of lists, with their columns; those with a question mark may lack.
    enum Kind: String, CaseIterable, Sendable {
        case services
        case products
        case hours

        var columns: [String] {
            switch self {
            case .services: ["title", "minutes", "clinicians", "retired?"]
            case .products: ["name", "category", "price", "stock", "reorder", "details?", "retired?"]
            case .hours: ["who", "day", "opens", "closes"]
            }
        }
    }

    let kind: Kind
    /// The file, or `-` for standard input.
    let path: String

    /// Reads the words after `import`.
    ///
    /// - Throws: a usage failure that names the kinds.
    init(words: [String]) throws(CommandFailure) {
        guard words.count == 2, let kind = Kind(rawValue: words[0]) else {
            throw .badUsage("“import” is followed by services, products or hours, and a file or -.")
        }
        (self.kind, path) = (kind, words[1])
    }
}
