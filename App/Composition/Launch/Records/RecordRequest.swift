import Domain
import TextShell

/// The records that a command line asks for.
nonisolated enum RecordRequest: Hashable, Sendable {
    /// All of a kind, or those that a search finds.
    case list(NumberedKind)
    /// One, by its number.
    case one(NumberedKind, Int)

    /// The kind of the records.
    var kind: NumberedKind {
        switch self {
        case .list(let kind), .one(let kind, _): kind
        }
    }

    /// The words of the command, without the text of a search.
    var words: String {
        switch self {
        case .list(let kind): "list \(kind.plural)"
        case .one(let kind, let number): "show \(kind.rawValue) \(ProvisionalNumber.text(of: number))"
        }
    }

    /// Reads `list patients`.
    ///
    /// - Throws: a usage failure that names the kinds.
    init(listing words: [String]) throws(CommandFailure) {
        guard words.count == 1, let kind = NumberedKind(word: words[0]) else {
            throw .badUsage("“list” is followed by one of \(NumberedKind.listed(\.plural)).")
        }
        self = .list(kind)
    }

    /// Reads `show order 1042`.
    ///
    /// - Throws: a usage failure that names the kinds.
    init(showing words: [String]) throws(CommandFailure) {
        guard words.count == 2, let kind = NumberedKind(word: words[0]),
            let number = ShortNumber<Self>(typed: words[1])
        else {
            throw .badUsage("“show” is followed by one of \(NumberedKind.listed(\.rawValue)), and a number.")
        }
        self = .one(kind, number.rawValue)
    }
}

nonisolated extension NumberedKind {
    /// The word for several.
    var plural: String { "\(rawValue)s" }

    /// The words for all kinds.
    fileprivate static func listed(_ word: (NumberedKind) -> String) -> String {
        allCases.map(word).joined(separator: ", ")
    }
}
