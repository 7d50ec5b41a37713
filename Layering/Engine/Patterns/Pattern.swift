/// A piece of Swift to look for, written as Swift: `.sheet(… isPresented:`.
///
/// Spaces and comments do not matter. `…` stands for anything within the same brackets, `‥` for the rest of an expression
/// and what is in its brackets; `*Coordinator` is any longer name that ends so, `isShowing*` one that begins so; `""` is
/// any literal, and `^print` a name that is no member's and no function's that is declared here.
struct Pattern {
    /// What one token has to be.
    enum Element: Equatable {
        case word(UInt16, String)
        case ending(UInt8, String)
        case beginning(String)
        case punctuation(UInt8)
        case literal
        case free
        case gap
        case rest
    }

    /// As it is written.
    let text: String
    let elements: [Element]
    /// The element that is looked for first: the last name before any gap. Its place is where a finding points.
    let anchor: Int
}

extension Pattern {
    /// Reads a pattern and has its names watched.
    init(_ text: String, watchedBy vocabulary: Vocabulary) {
        self.text = text
        elements = text.split(separator: " ").flatMap { Self.elements(of: $0, watchedBy: vocabulary) }
        let first = elements.firstIndex { $0 == .gap || $0 == .rest } ?? elements.count
        anchor = elements[..<first].lastIndex { $0.isName } ?? 0
    }

    /// `.sheet(` gives a dot, a word and a bracket.
    private static func elements(of piece: Substring, watchedBy vocabulary: Vocabulary) -> [Element] {
        if piece == "…" { return [.gap] }
        if piece == "‥" { return [.rest] }
        if piece == "\"\"" { return [.literal] }
        if piece.first == "^" { return [.free] + elements(of: piece.dropFirst(), watchedBy: vocabulary) }
        if piece.first == "*" { return [.ending(vocabulary.id(ofEnding: String(piece.dropFirst())), String(piece))] }
        if piece.last == "*" { return [.beginning(String(piece.dropLast()))] }
        var found: [Element] = []
        var rest = piece
        while let first = rest.first {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if name.isEmpty {
                found.append(.punctuation(first.asciiValue ?? 0))
                rest = rest.dropFirst()
            } else {
                found.append(.word(vocabulary.id(ofWord: String(name)), String(name)))
                rest = rest[name.endIndex...]
            }
        }
        return found
    }
}

extension Pattern.Element {
    /// Whether the lexer can watch for it.
    var isName: Bool {
        switch self {
        case .word, .ending: true
        case .beginning, .punctuation, .literal, .free, .gap, .rest: false
        }
    }
}
